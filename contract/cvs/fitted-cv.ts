import { cutWhole } from '../cut-whole.ts';
import { type CvData, cvLimits } from './cv-fields.ts';

/** What is taken in obeys the same limits as what is typed: the rest is told, in `leftOut`. */
export function fitCv<T extends Record<string, unknown>>(read: { cvData: T; leftOut: string[] }) {
  const cvData: Record<string, unknown> = { ...read.cvData };
  const leftOut = [...read.leftOut];
  for (const [list, { most, named }] of Object.entries(limits)) {
    const entries = (cvData[list] as unknown[]).filter(saysAnything);
    if (entries.length > most) leftOut.push(`${named} etter de første ${most}`);
    cvData[list] = entries.slice(0, most);
  }
  const { value, cut } = fitted(cvData);
  if (cut > 0)
    leftOut.push(cut === 1 ? 'slutten av en tekst som er for lang' : `slutten av ${cut} tekster som er for lange`);
  return { cvData: value as T, leftOut };
}

/** Every text as long as it may be, and how many were longer. */
function fitted(cvData: Record<string, unknown>) {
  let cut = 0;
  const fit = (key: string, value: unknown) => {
    if (typeof value !== 'string') return value;
    const most = key === 'aboutMe' || key === 'description' ? cvLimits.paragraph : cvLimits.line;
    if (value.length > most) cut += 1;
    return cutWhole(value, most);
  };
  const value: unknown = JSON.parse(JSON.stringify(cvData), fit);
  return { value, cut };
}

/** Nobody wants to clear away an entry without a word. */
const saysAnything = (entry: unknown) =>
  typeof entry === 'string'
    ? entry !== ''
    : Object.values((entry ?? {}) as Record<string, unknown>).some((value) => value && value !== true);

const limits = {
  experience: { most: cvLimits.entries, named: 'arbeidserfaring' },
  education: { most: cvLimits.entries, named: 'utdanning' },
  languages: { most: cvLimits.entries, named: 'språk' },
  references: { most: cvLimits.entries, named: 'referanser' },
  skills: { most: cvLimits.skills, named: 'ferdigheter' },
};

export const isEmptyCv = ({ personalInfo, documentLanguage: _chosen, ...contents }: CvData) =>
  [...Object.values(personalInfo), ...Object.values(contents).flat()].every((value) => !value);
