import { subjectsByLanguage } from '../../../shared/subjects/subjectsByLanguage.ts';
import type { AvoidableSubject } from '../../../shared/vocabulary.ts';
import type { Pack } from './pack.ts';

type SubjectIndex = ReadonlyMap<AvoidableSubject, ReadonlySet<string>>;
const indexes = new Map<Pack, SubjectIndex>();

/** The ids of the phrases that call up each avoidable subject in either form of address; made once a pack, when it is first asked for. */
export function indexSubjects(pack: Pack): SubjectIndex {
  const ready = indexes.get(pack);
  if (ready) return ready;
  const made = new Map<AvoidableSubject, Set<string>>();
  for (const { id, texts } of [...pack.phrases.values()].flat())
    for (const text of new Set(Object.values(texts)))
      for (const { subject } of subjectsByLanguage[pack.language].find(text)) {
        const ids = made.get(subject) ?? new Set();
        made.set(subject, ids.add(id));
      }
  indexes.set(pack, made);
  return made;
}
