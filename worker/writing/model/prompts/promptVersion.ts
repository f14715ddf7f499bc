/** Raised with every change of the prompts' wording, and kept with each script that a model wrote. */
export const promptVersion = '4';
