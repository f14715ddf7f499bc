/**
 * Work that a thread can do by itself: the function `name` of the module `file`. It is named and not imported, so that
 * only threads load what the work needs. What goes in and what comes out is copied.
 */
export type Task<Work extends (input: never) => unknown> = {
  readonly file: URL;
  readonly name: string;
  /** Never set: it carries the type of the work. */
  readonly work?: Work;
};
