/** The text with something else in its middle. */
export const changeOneLine = (text: string): string => {
  const middle = text.length >> 1;
  return `${text.slice(0, middle)} Rest here.\n${text.slice(middle)}`;
};
