/** Asks once more for an outline whose first answer could not be read. */
export const repairPrompt = (problems: readonly string[]): string =>
  [
    'That answer cannot be used:',
    ...problems.slice(0, 6).map((problem) => `- ${problem}`),
    'Answer again with the whole corrected JSON object and nothing else.',
  ].join('\n');
