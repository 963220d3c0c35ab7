import type { CvData } from '../../contract/cv-fields.ts';
import { ofItsSkills } from '../../contract/cv-translations.ts';

/** Whoever leaves translations out knows nothing of them (decision 063): those of what is still there stay. */
export function keepTranslations({ translations, ...before }: CvData, sent: CvData): CvData {
  if (sent.translations || !translations) return sent;
  return {
    ...sent,
    ...ofItsSkills({ ...sent, translations }),
    experience: known(before.experience, sent.experience, ['title', 'company', 'startDate', 'description']),
    education: known(before.education, sent.education, ['institution', 'degree', 'field', 'startDate', 'description']),
    languages: known(before.languages, sent.languages, ['name']),
    references: known(before.references, sent.references, ['name', 'title', 'company', 'email', 'phone']),
  };
}

/** An entry is the one it shares most with, if that is at least half of what stood there. */
function known<N extends string, E extends Record<N, string> & { translations?: object | undefined }>(
  before: E[],
  sent: E[],
  names: N[],
): E[] {
  const pairs = sent.flatMap((entry, at) =>
    before.map((old) => {
      const written = names.filter((name) => old[name]);
      const same = written.filter((name) => old[name] === entry[name]).length;
      return { at, old, same, isIt: same > 0 && same * 2 >= written.length };
    }),
  );
  const found = new Map<number, E>();
  const taken = new Set<E>();
  for (const { at, old } of pairs.filter(({ isIt }) => isIt).sort((one, other) => other.same - one.same)) {
    if (found.has(at) || taken.has(old)) continue;
    found.set(at, old);
    taken.add(old);
  }
  return sent.map((entry, at) => {
    const translations = entry.translations ?? found.get(at)?.translations;
    return translations ? { ...entry, translations } : entry;
  });
}
