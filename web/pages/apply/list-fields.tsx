import { Select } from '@digdir/designsystemet-react';
import { applicantListLimits, genderNames, genders } from '../../../contract/applications/applicant-list-words.ts';
import type { Filled } from '../../applications/filled-in.ts';
import { CheckWithHint } from '../../ui/check-with-hint.tsx';
import { CountedText } from '../../ui/counted-text.tsx';
import { LabelledField } from '../../ui/labelled-field.tsx';
import { LimitedInput } from '../../ui/limited-input.tsx';
import styles from './apply.module.css';
import type { Applying } from './use-applying.ts';

type Entry = NonNullable<Filled['listEntry']>;

const emptyEntry: Entry = {
  age: '',
  gender: '',
  occupation: '',
  municipality: '',
  wantsExemption: false,
  exemptionReason: '',
};

const lines = [
  { name: 'age', label: 'Alder', inputMode: 'numeric', autoComplete: 'off', maxLength: 3 },
  {
    name: 'occupation',
    label: 'Stilling eller yrkestittel',
    autoComplete: 'organization-title',
    maxLength: applicantListLimits.line,
  },
  {
    name: 'municipality',
    label: 'Bosteds- eller arbeidskommune',
    autoComplete: 'address-level2',
    maxLength: applicantListLimits.line,
  },
] as const;

/** What the public list of applicants says of one, and the wish to be left out of it. */
export function ListFields({ applying, business }: { applying: Applying; business: string }) {
  const { filled, edit, errorOf, isSending } = applying;
  const entry = filled.listEntry ?? emptyEntry;
  const change = (part: Partial<Entry>) =>
    edit(
      (before) => ({ ...before, listEntry: { ...(before.listEntry ?? emptyEntry), ...part } }),
      `listEntry.${Object.keys(part)[0]}`,
    );
  return (
    <section className={styles.part} aria-labelledby="sokerliste">
      <h2 id="sokerliste">Offentlig søkerliste</h2>
      <p className={styles.description}>
        {business} følger offentleglova. Alle kan be om å få se en liste over søkerne, med navn, alder, stilling og
        kommune.
      </p>
      <div className={styles.pair}>
        {lines.map(({ name, label, ...input }) => (
          <LabelledField key={name} id={name} label={label} error={errorOf(`listEntry.${name}`)}>
            {(field) => (
              <LimitedInput
                {...field}
                {...input}
                value={entry[name]}
                disabled={isSending}
                onChange={({ target }) => change({ [name]: target.value })}
              />
            )}
          </LabelledField>
        ))}
        <LabelledField
          id="gender"
          label="Kjønn"
          description="Listen viser bare hvor mange som har søkt av hvert kjønn."
          error={errorOf('listEntry.gender')}
        >
          {(field) => (
            <Select
              {...field}
              value={entry.gender}
              disabled={isSending}
              onChange={({ target }) => change({ gender: target.value })}
            >
              <option value="">Velg</option>
              {genders.map((gender) => (
                <option key={gender} value={gender}>
                  {genderNames[gender]}
                </option>
              ))}
            </Select>
          )}
        </LabelledField>
      </div>
      <CheckWithHint
        id="unntak"
        label="Jeg ber om å bli unntatt fra listen"
        hint="Bedriften avgjør det, og du får svar på e-post. Blir du ikke unntatt, kan du trekke søknaden."
        checked={entry.wantsExemption}
        disabled={isSending}
        onChange={(wantsExemption) => change({ wantsExemption })}
      />
      {entry.wantsExemption && (
        <CountedText
          id="exemptionReason"
          label="Begrunnelse for å bli unntatt"
          value={entry.exemptionReason}
          maxLength={applicantListLimits.reason}
          error={errorOf('listEntry.exemptionReason')}
          disabled={isSending}
          onChange={(exemptionReason) => change({ exemptionReason })}
        />
      )}
    </section>
  );
}
