import type { CvData } from '../../contract/cvs/cv-fields.ts';
import { changedOwn, ofItsSkills } from '../../contract/cvs/cv-translations.ts';

/** Whoever leaves translations out knows nothing of them (decision 063): those of texts that are still there stay. */
export function keepTranslations({ translations, ...before }: CvData, sent: CvData): CvData {
  if (sent.translations || !translations) return sent;
  const own = changedOwn({ translations }, ({ title, aboutMe, skills }) => ({
    title: before.title === sent.title ? title : '',
    aboutMe: before.aboutMe === sent.aboutMe ? aboutMe : '',
    skills,
  }));
  return {
    ...sent,
    ...ofItsSkills({ ...sent, ...own }),
    experience: known(before.experience, sent.experience, ['title', 'company', 'startDate', 'description']),
    education: known(before.education, sent.education, ['institution', 'degree', 'field', 'startDate', 'description']),
    languages: known(before.languages, sent.languages, ['name']),
    references: known(before.references, sent.references, ['name', 'title', 'company', 'email', 'phone']),
  };
}

/** A CV of which is said that it has no translations is as one that never had any. */
export const withoutNone = ({ translations, ...cv }: CvData): CvData =>
  translations && Object.values(translations).some(Boolean) ? { ...cv, translations } : cv;

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
    const old = found.get(at);
    if (entry.translations || !old?.translations) return entry;
    const isSame = (name: string) => old[name as N] === entry[name as N];
    return { ...entry, translations: ofSameTexts(old.translations, isSame) };
  });
}

/** What translates a text that is another now would say something else than it. */
function ofSameTexts(translations: object, isSame: (name: string) => boolean): object {
  return JSON.parse(JSON.stringify(translations), (name, value) =>
    typeof value === 'string' && !isSame(name) ? '' : value,
  );
}
