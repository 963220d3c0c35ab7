import { useId, useRef } from 'react';
import { cvLimits, languageLevels } from '../../contract/cvs/cv-fields.ts';
import { SelectField } from '../ui/select-field.tsx';
import { Check } from './check.tsx';
import styles from './cvs.module.css';
import { EntryList } from './entry-list.tsx';
import type { SectionProps } from './history-sections.tsx';
import { skillSuggestions } from './skill-suggestions.ts';
import { type Waiting, withSkills } from './translations/with-skills.ts';
import { TypedField } from './typed-field.tsx';

export function SkillSection({ draft, change, history }: SectionProps) {
  const list = useId();
  const waiting = useRef<Waiting | null>(null);
  const write = (skills: string[]) => {
    const changed = withSkills(draft, skills, waiting.current);
    waiting.current = changed.waiting;
    change(changed.part);
  };
  return (
    <>
      <datalist id={list}>
        {skillSuggestions.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <EntryList
        heading="Ferdigheter"
        one="ferdighet"
        entries={draft.skills}
        blank=""
        most={cvLimits.skills}
        hint="Det du kan, kurs og førerkort. Trykk Enter for å gå til neste."
        isShort
        history={history}
        onChange={write}
      >
        {(skill, set) => (
          <TypedField label="Ferdighet, kurs eller førerkort" isLabelHidden value={skill} list={list} onChange={set} />
        )}
      </EntryList>
    </>
  );
}

/** Few know the steps of the European framework by their letters. */
const levelTexts: Record<(typeof languageLevels)[number], string> = {
  '': 'Ikke oppgitt',
  A1: 'A1 – noen ord og uttrykk',
  A2: 'A2 – enkle samtaler',
  B1: 'B1 – klarer meg i hverdagen',
  B2: 'B2 – snakker og skriver godt',
  C1: 'C1 – flytende',
  C2: 'C2 – nesten som morsmål',
  Morsmål: 'Morsmål',
};

export function LanguageSection({ draft, change, history }: SectionProps) {
  return (
    <EntryList
      heading="Språk"
      one="språk"
      entries={draft.languages}
      blank={{ name: '', level: '' as const }}
      most={cvLimits.entries}
      history={history}
      onChange={(languages) => change({ languages })}
    >
      {(language, set) => (
        <div className={styles.pair}>
          <TypedField label="Språk" value={language.name} onChange={(name) => set({ ...language, name })} />
          <SelectField
            label="Nivå"
            name="level"
            value={language.level}
            onChange={(level) => set({ ...language, level })}
          >
            {languageLevels.map((level) => (
              <option key={level} value={level}>
                {levelTexts[level]}
              </option>
            ))}
          </SelectField>
        </div>
      )}
    </EntryList>
  );
}

export function ReferenceSection({ draft, change, history }: SectionProps) {
  return (
    <>
      <EntryList
        heading="Referanser"
        one="referanse"
        entries={draft.references}
        blank={{ name: '', title: '', company: '', email: '', phone: '' }}
        most={cvLimits.entries}
        history={history}
        onChange={(references) => change({ references })}
      >
        {(person, set) => (
          <>
            <TypedField label="Navn" value={person.name} onChange={(name) => set({ ...person, name })} />
            <TypedField label="Stilling" value={person.title} onChange={(title) => set({ ...person, title })} />
            <TypedField
              label="Arbeidsgiver"
              value={person.company}
              onChange={(company) => set({ ...person, company })}
            />
            <div className={styles.pair}>
              <TypedField
                label="E-post"
                type="email"
                value={person.email}
                onChange={(email) => set({ ...person, email })}
              />
              <TypedField
                label="Telefon"
                type="tel"
                value={person.phone}
                onChange={(phone) => set({ ...person, phone })}
              />
            </div>
          </>
        )}
      </EntryList>
      <Check
        label="Skriv «Referanser oppgis på forespørsel»"
        checked={draft.referencesOnRequest}
        onChange={(referencesOnRequest) => change({ referencesOnRequest })}
      />
    </>
  );
}
