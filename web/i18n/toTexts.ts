/** The texts of `./<name>.json` and so on, each under its file's name, with which keys begin. */
export const toTexts = (files: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(files).map(([path, texts]) => [path.slice('./'.length, -'.json'.length), texts]));
