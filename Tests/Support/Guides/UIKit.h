// What the Objective-C of the guides is checked against: of UIKit what it uses, as Apple's headers declare it.

#define nil ((id)0)
#define YES ((BOOL)1)
#define NO ((BOOL)0)
typedef signed char BOOL;

__attribute__((objc_root_class)) @interface NSObject
+ (instancetype)alloc;
- (instancetype)init;
@end

@interface UIImageView : NSObject
@end

@interface UIViewController : NSObject
- (void)viewDidLoad;
- (void)presentViewController:(UIViewController *)viewControllerToPresent
                     animated:(BOOL)flag
                   completion:(void (^)(void))completion;
@end

// What the generated header of the app's Swift has of the transition.

@class LegacyPosterController;

@interface ShowPosterTransition : NSObject
- (void)adoptPoster:(LegacyPosterController *)poster;
@end
