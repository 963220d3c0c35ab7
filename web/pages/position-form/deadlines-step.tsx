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
      <LineField
        step={step}
        name="expiryDate"
        label="Utløpsdato"
        description="Fra denne dagen vises stillingen ikke lenger. Den deaktiveres av seg selv."
        type="date"
        min={addDays(today, 1)}
      />
      <div>
        <LineField
          step={step}
          name="applicationDeadline"
          label="Søknadsfrist"
          description="Den siste dagen man kan søke. Må være før utløpsdatoen."
          optional
          type="date"
          {...(expiryDate && { max: addDays(expiryDate, -1) })}
        />
        <p role="status">
          {hasPassed && 'Søknadsfristen har gått ut. Ingen kan søke før du setter en ny eller tar den bort.'}
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
