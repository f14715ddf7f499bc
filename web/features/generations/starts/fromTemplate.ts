import { textLength } from '../../../../shared/generations.schema.ts';
import { approachOf, type Template } from '../../../../shared/templates.schema.ts';
import { askOfTemplateStyle } from '../../../../shared/templateStyles.ts';
import { firstAnswers, type Answers } from '../answers.ts';

/** The answers that a template begins a script with: everything but its text, which is written again. */
export function fromTemplate(template: Template): Answers {
  const { type, themes, duration, language, style, description, structure } = template;
  const sections = structure.map((title, index) => `${index + 1}. ${title}`).join('\n');
  return {
    ...firstAnswers(language),
    type,
    theme: themes[0] ?? null,
    duration,
    style: askOfTemplateStyle[style].style,
    approach: approachOf(template),
    description,
    additionalInstructions: sections.slice(0, textLength.free),
  };
}
