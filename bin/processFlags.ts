/**
 * Node's options for each of our processes. Where V8 marks what is still used on helper threads, those of a file's thread
 * have the API's own priority and take its event loop's core. Without helpers the heap has to be kept small by itself: a
 * young generation of 8 MB, and at most 30 % above what is in use. Measured by `npm run bench -- exports`; decision 35.
 */
export const processFlags = {
  api: ['--single-threaded-gc', '--max-semi-space-size=8', '--heap-growing-percent=30'],
  worker: [],
} as const;
