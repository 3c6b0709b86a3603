// The part of UIKit that the Objective-C code of the guides uses, as Apple's headers declare it.

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

// The part of the app's generated Swift header that declares the transition.

@class LegacyPosterController;

@interface ShowPosterTransition : NSObject
- (void)adoptPoster:(LegacyPosterController *)poster;
@end
