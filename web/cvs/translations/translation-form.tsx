import { useMemo, useRef } from 'react';
import type { CvLanguage, CvPeriod, CvTranslation } from '../../../contract/cvs/cv-fields.ts';
import { isKnownLanguage, languageNameIn } from '../../../contract/cvs/language-names.ts';
import cvStyles from '../cvs.module.css';
import type { SectionProps } from '../history-sections.tsx';
import { languageNames } from '../language-choice.tsx';
import { BetweenLanguages } from './between-languages.ts';
import { MissingFields } from './missing-fields.tsx';
import { TranslatedEntries } from './translated-entries.tsx';
import { TranslatedField } from './translated-field.tsx';
import { TranslatedSkills } from './translated-skills.tsx';

interface Props extends SectionProps {
  language: CvLanguage;
}

/** The texts of a CV in another language. Nothing has to be written: the original stands for what is missing. */
export function TranslationForm({ draft, change, language }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const { documentLanguage: from, personalInfo } = draft;
  const between = useMemo(() => ({ from, to: language }), [from, language]);
  const own = draft.translations?.[language] ?? noTranslation;
  const changeOwn = (part: Partial<CvTranslation>) =>
    change({ translations: { ...draft.translations, [language]: { ...own, ...part } } });
  const nameFor = ({ name: spoken }: { name: string }) =>
    isKnownLanguage(spoken) ? languageNameIn(spoken, language) : undefined;
  const ours = draft.languages
    .filter(({ translations }) => !translations?.[language]?.name)
    .flatMap((each) => nameFor(each) ?? []);
  const { firstName, lastName, email, phone, address } = personalInfo;
  const name = [firstName, lastName].filter(Boolean).join(' ');

  return (
    <BetweenLanguages value={between}>
      <div className={cvStyles.fields} ref={root}>
        <MissingFields language={language} form={root} />
        <p className={cvStyles.hint}>
          Navn, kontaktopplysninger, bilde, datoer, nivåer og rekkefølge er felles for alle språk, og endres i
          originalen. Det du ikke skriver her, står på {languageNames[from].toLowerCase()} i dokumentet.
        </p>
        <fieldset className={cvStyles.section}>
          <legend>Om CV-en og deg</legend>
          <p className="quiet">{[name, email, phone, address].filter(Boolean).join(' · ')}</p>
          <TranslatedField
            label="Tittel på CV-en"
            optional={name !== ''}
            original={draft.title}
            value={own.title}
            onChange={(title) => changeOwn({ title })}
          />
          <TranslatedField
            label="Om meg"
            type="paragraph"
            original={draft.aboutMe}
            value={own.aboutMe}
            onChange={(aboutMe) => changeOwn({ aboutMe })}
          />
        </fieldset>
        <TranslatedEntries
          heading="Arbeidserfaring"
          one="erfaring"
          entries={draft.experience}
          fields={{ title: 'Stilling', company: 'Arbeidsgiver', description: 'Beskrivelse' }}
          shared={periodOf}
          onChange={(experience) => change({ experience })}
        />
        <TranslatedEntries
          heading="Utdanning"
          one="utdanning"
          entries={draft.education}
          fields={{
            institution: 'Skole eller lærested',
            degree: 'Grad eller fagbrev',
            field: 'Fagområde',
            description: 'Beskrivelse',
          }}
          shared={periodOf}
          onChange={(education) => change({ education })}
        />
        <TranslatedSkills
          skills={draft.skills}
          translations={own.skills}
          onChange={(skills) => changeOwn({ skills })}
        />
        <TranslatedEntries
          heading="Språk"
          one="språk"
          entries={draft.languages}
          fields={{ name: 'Språk' }}
          shared={({ level }) => level}
          standsThere={nameFor}
          onChange={(languages) => change({ languages })}
        />
        {ours.length > 0 && <p className={cvStyles.hint}>Disse språkene oversetter vi selv: {ours.join(', ')}.</p>}
        <TranslatedEntries
          heading="Referanser"
          one="referanse"
          entries={draft.references}
          fields={{ title: 'Stilling', company: 'Arbeidsgiver' }}
          shared={(each) => [each.name, each.phone, each.email].filter(Boolean).join(' · ')}
          onChange={(references) => change({ references })}
        />
      </div>
    </BetweenLanguages>
  );
}

export const noTranslation: CvTranslation = { title: '', aboutMe: '', skills: [] };

let month: Intl.DateTimeFormat | undefined;

function periodOf({ startDate, endDate, current, onlyYears }: CvPeriod) {
  // Once: making one for each entry at each letter would be felt.
  month ??= new Intl.DateTimeFormat('nb-NO', { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const said = (date: string) => (onlyYears ? date.slice(0, 4) : date && month?.format(new Date(date)));
  return [said(startDate), current ? 'nå' : said(endDate)].filter(Boolean).join(' – ');
}
