import type { GenerateBody } from '../../../../shared/generations.schema.ts';
import { dataBlock } from './dataBlock.ts';

const fields = ['title', 'goal', 'audience', 'description', 'personalization', 'additionalInstructions'] as const;

/** Everything a person wrote, each field in a block of its own. `max` bounds each field's characters. */
export function requestBlocks(request: GenerateBody, max: number): string {
  return fields
    .map((field) =>
      dataBlock(
        field.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`),
        request[field] ?? '',
        max,
      ),
    )
    .filter((block) => block !== '')
    .join('\n');
}
