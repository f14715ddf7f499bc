/**
 * Node's options for each of our processes. Where V8 marks what is still used on helper threads, those of a file's thread
 * have the API's own priority and take its event loop's core: the 99th percentile of other answers during twenty exports
 * was 2.2 to 3.1 times that of an idle process, and is 1.4 to 1.8 times without (`npm run bench -- exports`, decision 35).
 */
export const processFlags = { api: ['--single-threaded-gc'], worker: [] } as const;
