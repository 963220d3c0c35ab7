import { cvLimits } from '../../contract/cvs/cv-fields.ts';
import type { CvDraft } from './cv-calls.ts';
import { EntryList, type LastStep } from './entry-list.tsx';
import { PeriodFields } from './period-fields.tsx';
import { TypedField } from './typed-field.tsx';

export interface SectionProps {
  draft: CvDraft;
  change: (part: Partial<CvDraft>) => void;
  history: LastStep;
}

const listHint = 'Linjer som begynner med bindestrek, blir punkter.';
const noPeriod = { startDate: '', endDate: '', current: false };

export function ExperienceSection({ draft, change, history }: SectionProps) {
  return (
    <EntryList
      heading="Arbeidserfaring"
      one="erfaring"
      hint="Sommerjobber, frivillig arbeid og verv teller også."
      entries={draft.experience}
      blank={{ title: '', company: '', ...noPeriod, description: '' }}
      most={cvLimits.entries}
      history={history}
      onChange={(experience) => change({ experience })}
    >
      {(entry, set) => (
        <>
          <TypedField label="Stilling" value={entry.title} onChange={(title) => set({ ...entry, title })} />
          <TypedField label="Arbeidsgiver" value={entry.company} onChange={(company) => set({ ...entry, company })} />
          <PeriodFields value={entry} label="Jeg jobber her nå" onChange={(period) => set({ ...entry, ...period })} />
          <TypedField
            label="Beskrivelse"
            hint={listHint}
            type="paragraph"
            value={entry.description}
            onChange={(description) => set({ ...entry, description })}
          />
        </>
      )}
    </EntryList>
  );
}

export function EducationSection({ draft, change, history }: SectionProps) {
  return (
    <EntryList
      heading="Utdanning"
      one="utdanning"
      entries={draft.education}
      blank={{ institution: '', degree: '', field: '', ...noPeriod, description: '' }}
      most={cvLimits.entries}
      history={history}
      onChange={(education) => change({ education })}
    >
      {(entry, set) => (
        <>
          <TypedField
            label="Skole eller lærested"
            value={entry.institution}
            onChange={(institution) => set({ ...entry, institution })}
          />
          <TypedField
            label="Grad eller fagbrev"
            value={entry.degree}
            onChange={(degree) => set({ ...entry, degree })}
          />
          <TypedField label="Fagområde" value={entry.field} onChange={(field) => set({ ...entry, field })} />
          <PeriodFields value={entry} label="Jeg studerer her nå" onChange={(period) => set({ ...entry, ...period })} />
          <TypedField
            label="Beskrivelse"
            hint={listHint}
            type="paragraph"
            value={entry.description}
            onChange={(description) => set({ ...entry, description })}
          />
        </>
      )}
    </EntryList>
  );
}
