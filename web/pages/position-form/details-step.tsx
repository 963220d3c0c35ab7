import { payPeriodNames } from '../../../contract/positions/pay-in-words.ts';
import { positionLimits } from '../../../contract/positions/position-fields.ts';
import { experienceLabels } from '../../../contract/positions/position-words.ts';
import { currencies, engagements, experiences, payPeriods } from '../../../contract/positions.ts';
import { engagementLabels } from '../../positions/kind-labels.ts';
import { CountedText } from '../../ui/counted-text.tsx';
import { ChoiceField, LineField, type StepProps } from './fields.tsx';
import { PayInProfession } from './pay-in-profession.tsx';
import styles from './position-form.module.css';
import { WorkLanguages } from './work-languages.tsx';

export function DetailsStep({ step }: { step: StepProps }) {
  const { values, change, errorOf, isSending } = step;
  return (
    <>
      <CountedText
        id="workSchedule"
        label="Arbeidstid"
        description="For eksempel «Dagtid, 37,5 timer» eller «Turnus, hver tredje helg»."
        optional
        rows={3}
        value={values.workSchedule}
        maxLength={positionLimits.workSchedule.max}
        disabled={isSending}
        error={errorOf('workSchedule')}
        onChange={(value) => change('workSchedule', value)}
      />
      <fieldset className={styles.group} aria-describedby="payInProfession">
        <legend>
          Lønn <span className="quiet">(valgfritt)</span>
        </legend>
        <div className={styles.salary}>
          <LineField step={step} name="salaryMin" path="salaryRange.min" label="Fra" optional inputMode="numeric" />
          <LineField step={step} name="salaryMax" path="salaryRange.max" label="Til" optional inputMode="numeric" />
          <ChoiceField step={step} name="salaryCurrency" path="salaryRange.currency" label="Valuta">
            {currencies.map((currency) => (
              <option key={currency}>{currency}</option>
            ))}
          </ChoiceField>
          <ChoiceField step={step} name="salaryPeriod" path="salaryRange.period" label="Oppgitt per">
            {payPeriods.map((period) => (
              <option key={period} value={period}>
                {payPeriodNames[period]}
              </option>
            ))}
          </ChoiceField>
        </div>
        <PayInProfession profession={values.profession} />
      </fieldset>
      <ChoiceField step={step} name="engagement" label="Ansettelsesform" optional>
        <option value="">Ikke oppgitt</option>
        {engagements.map((engagement) => (
          <option key={engagement} value={engagement}>
            {engagementLabels[engagement]}
          </option>
        ))}
      </ChoiceField>
      <ChoiceField step={step} name="experience" label="Erfaring" optional>
        <option value="">Ikke oppgitt</option>
        {experiences.map((experience) => (
          <option key={experience} value={experience}>
            {experienceLabels[experience]}
          </option>
        ))}
      </ChoiceField>
      <WorkLanguages step={step} />
    </>
  );
}
