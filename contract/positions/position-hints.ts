import type { PayPeriod } from '../positions.ts';
import { wordsFound } from '../words-found.ts';
import { type HintedText, hintRules } from './position-hint-rules.ts';

/** As far as it is written. */
export interface HintedPosition {
  title: string;
  profession: string | null;
  description: string;
  requirements: string;
  workSchedule?: string | null;
  salaryRange?: { min?: number | null; max?: number | null; period?: PayPeriod } | null;
  applicationDeadline?: string | null;
}

export interface PositionHint {
  rule: string;
  kind: 'law' | 'clarity';
  field: HintedText | 'profession' | 'salaryRange' | 'applicationDeadline';
  /** The words it is about, as they stand there. */
  found: string | null;
  explanation: string;
  suggestion: string;
}

const texts = ['title', 'description', 'requirements', 'workSchedule'] as const;

/** What could be said better or may not be said: what may be unlawful first. Never a reason to refuse. */
export function positionHints(position: HintedPosition): PositionHint[] {
  const inTexts = texts.flatMap((field) => hintsInText(field, position[field] ?? ''));
  const hints = [...inTexts, ...hintsOnWhole(position)];
  return [...hints.filter(({ kind }) => kind === 'law'), ...hints.filter(({ kind }) => kind === 'clarity')];
}

function hintsInText(field: HintedText, text: string): PositionHint[] {
  return hintRules.flatMap((rule) => {
    const { name, kind, explanation, suggestion } = rule;
    return wordsFound(text, rule).map((found) => ({ rule: name, kind, field, found, explanation, suggestion }));
  });
}

const LONG_TITLE = 70;
const LONG_PARAGRAPH = 900;
/** In any of the currencies: below, it is what an hour pays. */
const LOW_FOR_A_YEAR = 10_000;
const HIGH_FOR_AN_HOUR = 5_000;

function hintsOnWhole(position: HintedPosition): PositionHint[] {
  const { title, profession, description, workSchedule, salaryRange, applicationDeadline } = position;
  const hints: PositionHint[] = [];
  const add = (rule: string, field: PositionHint['field'], explanation: string, suggestion: string) =>
    hints.push({ rule, kind: 'clarity', field, found: null, explanation, suggestion });
  if (/\p{Lu}{2,}/u.test(title) && title === title.toUpperCase() && title.length > 6)
    add('capitals', 'title', 'Tittelen står bare med store bokstaver. Det er tyngre å lese.', 'Bruk små bokstaver.');
  if (title.includes('!'))
    add('exclamation', 'title', 'Utropstegn i tittelen ser ut som reklame.', 'Ta bort utropstegnet.');
  if (title.length > LONG_TITLE)
    add('long-title', 'title', 'Tittelen er lang og blir kuttet i lister.', 'Flytt detaljene til beskrivelsen.');
  if (description.split('\n').some((paragraph) => paragraph.length > LONG_PARAGRAPH))
    add(
      'long-paragraph',
      'description',
      'Et avsnitt er svært langt.',
      'Del det med linjeskift, så er det lettere å lese.',
    );
  const salary = salaryRange?.max || salaryRange?.min;
  const period = salaryRange?.period ?? 'year';
  if (salary && period === 'year' && salary < LOW_FOR_A_YEAR)
    add(
      'low-salary',
      'salaryRange',
      'Lønnen er oppgitt per år, og beløpet er lavt for et helt år.',
      'Er det timelønn, velger du «time» under «Oppgitt per».',
    );
  if (salary && period === 'hour' && salary > HIGH_FOR_AN_HOUR)
    add(
      'high-salary',
      'salaryRange',
      'Lønnen er oppgitt per time, og beløpet er høyt for en time.',
      'Er det måneds- eller årslønn, velger du det under «Oppgitt per».',
    );
  if (!profession)
    add(
      'no-profession',
      'profession',
      'Yrket mangler, så de som leter i et yrkesområde, finner ikke stillingen der.',
      'Velg yrke i det første steget.',
    );
  if (!salary)
    add(
      'no-salary',
      'salaryRange',
      'Lønnen mangler. Det er det søkere oftest lurer på.',
      'Oppgi et spenn, også om det er vidt.',
    );
  if (!workSchedule?.trim())
    add(
      'no-work-schedule',
      'workSchedule',
      'Arbeidstiden mangler.',
      'Skriv om arbeidet er på dagtid, i turnus eller i helger.',
    );
  if (!applicationDeadline)
    add(
      'no-deadline',
      'applicationDeadline',
      'Søknadsfristen mangler.',
      'Sett en frist, så vet søkerne når de kan vente svar.',
    );
  return hints;
}
