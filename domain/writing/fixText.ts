import { assembleContent } from '../../shared/markup/assembleContent.ts';
import { checkContent, fixContent } from '../analysis/checkContent.ts';
import { timeSection } from '../../shared/markup/clock.ts';
import { parseScript } from '../../shared/markup/parseScript.ts';
import type { Finding, Section } from '../../shared/scripts.schema.ts';
import { GiveUpError } from './failures.ts';
import { withholder } from './withheld/withholder.ts';
import type { Checked } from './writer.ts';

export type FixedText = {
  readonly content: string;
  readonly findings: readonly Finding[];
  /** The sections that were changed, as they are in the content. */
  readonly changed: readonly Section[];
};

/**
 * Checks the whole text, and fixes what is fatal and can be fixed. What is fatal after that stops the delivery; what is
 * only advice goes along with the script. Content and sections agree afterwards as before.
 */
export function fixText(saved: readonly Section[], assignment: Checked): FixedText {
  const { request, address, readingSpeed, plan } = assignment;
  const kinds = plan.sections.map(({ kind }) => kind);
  const facts = { ...request, request, address, readingSpeed, findWithheld: withholder(request) };
  const written = assembleContent(saved);
  const fixed = fixContent(written, facts, kinds, plan.totalSeconds);
  refuseFatal(fixed.findings);
  if (fixed.content === written) return { ...fixed, changed: [] };
  const sections = resection(saved, fixed.content, assignment);
  const content = assembleContent(sections);
  // Blank lines may differ, and with them every offset.
  const findings = content === fixed.content ? fixed.findings : checkContent(content, facts, kinds, plan.totalSeconds);
  refuseFatal(findings);
  return { content, findings, changed: sections.filter((section, index) => section !== saved[index]) };
}

function refuseFatal(findings: readonly Finding[]): void {
  const fatal = findings.filter(({ level }) => level === 'fatal');
  if (fatal.length > 0)
    throw new GiveUpError(
      'CHECKS_FAILED',
      fatal.map(({ code, section, sentence }) => `${code} at ${section ?? '-'}.${sentence ?? '-'}`).join(', '),
    );
}

/** The saved sections with their text as it was fixed. No fix that holds adds or drops one. */
function resection(saved: readonly Section[], content: string, { clock }: Checked): Section[] {
  const { sections } = parseScript(content);
  return saved.map((section, index) => {
    const now = sections[index];
    if (!now || now.title === null || sections.length !== saved.length) throw new Error('fixing changed the sections');
    const body = content.slice(now.start, now.end);
    const text = { title: now.title, content: body.slice(body.indexOf('\n') + 1).trim() };
    const isSame = text.title === section.title && text.content === section.content;
    return isSame ? section : { ...section, ...text, ...timeSection(now, clock) };
  });
}
