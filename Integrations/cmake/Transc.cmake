# Specs in CMake builds: one command a file, and what it imports comes out of its depfile.
#
#   include(Transc)
#   transc_transitions(<target>
#     ROOT <folder>                 # the folder that the specs are below, and that their imports stay in
#     SPECS <file>...
#     [EMIT swift|json]             # swift is the default, and comes with the runtime, TransitionSupport.swift
#     [CONFIG <file>]               # a transc.json
#     [OPTIONS <option>...])        # further options of `transc generate`
#
# What is made becomes sources of <target>, or, where there is no such target, what a new one makes.
cmake_minimum_required(VERSION 3.20)

find_program(TRANSC_EXECUTABLE transc REQUIRED)

function(transc_transitions target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "ROOT;EMIT;CONFIG" "SPECS;OPTIONS")
  if(arg_UNPARSED_ARGUMENTS OR NOT arg_ROOT OR NOT arg_SPECS)
    message(FATAL_ERROR "transc_transitions(<target> ROOT <folder> SPECS <file>... [EMIT swift|json] [CONFIG <file>] [OPTIONS <option>...])")
  endif()
  if(NOT arg_EMIT)
    set(arg_EMIT swift)
  endif()
  get_filename_component(root "${arg_ROOT}" ABSOLUTE)
  set(command "${TRANSC_EXECUTABLE}" generate --emit ${arg_EMIT})
  set(options --root "${root}" --diagnostics-format line ${arg_OPTIONS})
  set(inputs "${TRANSC_EXECUTABLE}")
  if(arg_CONFIG)
    get_filename_component(config "${arg_CONFIG}" ABSOLUTE)
    list(APPEND options --config "${config}")
    list(APPEND inputs "${config}")
  endif()

  set(extension ${arg_EMIT})
  if(arg_EMIT STREQUAL json)
    set(extension timeline.json)
  endif()
  set(folder "${CMAKE_CURRENT_BINARY_DIR}/${target}-transitions")
  file(MAKE_DIRECTORY "${folder}")
  set(outputs)
  foreach(spec IN LISTS arg_SPECS)
    get_filename_component(spec "${spec}" ABSOLUTE)
    file(RELATIVE_PATH name "${root}" "${spec}")
    string(REPLACE "/" "-" name "${name}")
    set(output "${folder}/${name}.${extension}")
    add_custom_command(
      OUTPUT "${output}"
      COMMAND ${command} ${options} -o "${output}" --depfile "${output}.d" "${spec}"
      DEPENDS "${spec}" ${inputs}
      DEPFILE "${output}.d"
      COMMENT "Compiling ${name}"
      VERBATIM)
    list(APPEND outputs "${output}")
  endforeach()
  if(arg_EMIT STREQUAL swift)
    set(runtime "${folder}/TransitionSupport.swift")
    add_custom_command(
      OUTPUT "${runtime}" COMMAND ${command} --support only -o "${runtime}" DEPENDS "${TRANSC_EXECUTABLE}"
      COMMENT "Writing TransitionSupport.swift" VERBATIM)
    list(APPEND outputs "${runtime}")
  endif()

  if(TARGET ${target})
    target_sources(${target} PRIVATE ${outputs})
  else()
    add_custom_target(${target} ALL DEPENDS ${outputs})
  endif()
endfunction()
