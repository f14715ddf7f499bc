/** Something that reads a person's or a model's text. */
export type TextFunction = {
  readonly name: string;
  /** The exported functions that a run goes through, where they are of `shared/markup` or `shared/checks`. */
  readonly covers?: readonly unknown[];
  readonly run: (text: string) => unknown;
};
