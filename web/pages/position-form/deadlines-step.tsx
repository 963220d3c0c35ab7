import { useState } from 'react';
import { policy } from '../../../contract/policy.ts';
import { addDays, dayInOslo } from '../../platform/format.ts';
import { dayOf } from './day-of.ts';
import { LineField, type StepProps } from './fields.tsx';

const { applicationHandling, keptPromises } = policy;

export function DeadlinesStep({ step, isPublished }: { step: StepProps; isPublished: boolean }) {
  const today = dayInOslo(new Date());
  const { applicationMethod } = step.values;
  const applicationDeadline = dayOf(step.values.applicationDeadline);
  const expiryDate = dayOf(step.values.expiryDate);
  const hasPassed = applicationDeadline !== '' && applicationDeadline < today;
  const [proposed, setProposed] = useState('');
  /** Who sets a deadline has said when the ad has done its work: it goes the day after, unless somebody wants something else. */
  const proposing: StepProps = {
    ...step,
    change: (name, typed) => {
      step.change(name, typed);
      const deadline = dayOf(typed);
      if (deadline < today || !['', proposed].includes(step.values.expiryDate)) return;
      setProposed(addDays(deadline, 1));
      step.change('expiryDate', addDays(deadline, 1));
    },
  };
  return (
    <>
      {!isPublished && (
        <LineField
          step={step}
          name="publishFrom"
          label="Publiseringsdato"
          description="Den første dagen jobbsøkere ser stillingen. Uten dato vises den så snart den er godkjent."
          optional
          type="date"
          min={today}
          {...(expiryDate && { max: addDays(expiryDate, -1) })}
        />
      )}
      <div>
        <LineField
          step={proposing}
          name="applicationDeadline"
          label="Søknadsfrist"
          description="Den siste dagen noen kan søke. Må være før utløpsdatoen."
          optional
          type="date"
          {...(expiryDate && expiryDate !== proposed && { max: addDays(expiryDate, -1) })}
        />
        <p role="status">
          {hasPassed && 'Søknadsfristen har gått ut. Ingen kan søke før du setter en ny eller tar den bort.'}
        </p>
      </div>
      <div>
        <LineField
          step={step}
          name="expiryDate"
          label="Utløpsdato"
          description="Fra denne dagen vises stillingen ikke lenger. Den deaktiveres av seg selv. Annonsen kan gjerne stå lenger enn fristen, så de som har søkt, kan lese den."
          type="date"
          min={addDays(today, 1)}
        />
        <p role="status">
          {proposed !== '' && proposed === step.values.expiryDate && 'Vi har foreslått dagen etter søknadsfristen.'}
        </p>
      </div>
      {applicationMethod === 'form' && (
        <LineField
          step={step}
          name="answerBy"
          label="Svar til søkerne innen"
          description={`Står i annonsen. Vi minner dere på det ${applicationHandling.promiseWarningDays} dager før, og søkere som ikke får svar, kan be om det. Når minst ${keptPromises.fewest} søkere er lovet svar, viser bedriftens side hvor mange som fikk det i tide.`}
          optional
          type="date"
          min={applicationDeadline ? addDays(applicationDeadline, 1) : expiryDate || addDays(today, 1)}
        />
      )}
    </>
  );
}
