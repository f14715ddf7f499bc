import type { Finding } from '../../shared/scripts.schema.ts';

/** What stops a reader first, then in the order of the text; findings of one code stand together. */
export function groupFindings(findings: readonly Finding[]): Finding[][] {
  const sorted = findings.toSorted((a, b) => rank(a) - rank(b) || (a.start ?? Infinity) - (b.start ?? Infinity) || 0);
  return [...Map.groupBy(sorted, ({ code }) => code).values()];
}

const rank = ({ level }: Finding): number => (level === 'fatal' ? 0 : 1);
