import { Button } from '@digdir/designsystemet-react';
import { useEffect, useRef } from 'react';
import { interviewLimits } from '../../../contract/applications/interview-words.ts';
import { formatCount } from '../../platform/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LabelledField } from '../../ui/labelled-field.tsx';
import { useFocusKept } from '../../ui/use-focus-kept.ts';
import styles from './interviews.module.css';

interface Props {
  /** Begins the ids of its fields. */
  id: string;
  times: string[];
  minutes: number;
  /** How many are to choose. */
  applicants: number;
  errorOf: (path: string) => string | undefined;
  onChange: (times: string[]) => void;
}

/** The times to choose from. The next one begins where the last one ends. */
export function OfferTimes({ id, times, minutes, applicants, errorOf, onChange }: Props) {
  const add = useRef<HTMLButtonElement>(null);
  const fields = useRef<HTMLFieldSetElement>(null);
  useFocusKept(times.length, add);
  const before = useRef(times.length);
  // Whoever adds one goes on in it.
  useEffect(() => {
    if (times.length > before.current) [...(fields.current?.querySelectorAll('input') ?? [])].at(-1)?.focus();
    before.current = times.length;
  }, [times.length]);
  const set = (index: number, time: string) => onChange(times.with(index, time));
  return (
    <fieldset ref={fields} className={styles.times}>
      <legend>Tider å velge blant</legend>
      <p className="quiet">Norsk tid. Søkeren velger én av dem.</p>
      {times.map((time, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same, and none has anything else
        <div key={index} className={styles.time}>
          <LabelledField
            id={`${id}-time-${index}`}
            label={`Tid ${index + 1}`}
            error={errorOf(`times.${index}`) ?? (index === 0 ? errorOf('times') : undefined)}
          >
            {(labelled) => (
              <input
                {...labelled}
                className="ds-input"
                type="datetime-local"
                value={time}
                onChange={({ target }) => set(index, target.value)}
              />
            )}
          </LabelledField>
          {times.length > 1 && (
            <IconButton
              label={`Fjern tid ${index + 1}`}
              tip="Fjern"
              icon="trash"
              onClick={() => onChange(times.toSpliced(index, 1))}
            />
          )}
        </div>
      ))}
      {times.length < interviewLimits.times && (
        <Button
          ref={add}
          type="button"
          variant="secondary"
          data-size="sm"
          onClick={() => onChange([...times, after(times.at(-1), minutes)])}
        >
          <Icon name="plus" />
          Legg til en tid
        </Button>
      )}
      {times.length < applicants && (
        <p className="quiet">
          {formatCount(times.length, 'tid', 'tider')} til {applicants} søkere: {applicants - times.length} av dem finner
          ingen ledig.
        </p>
      )}
    </fieldset>
  );
}

/** As clocks show it: what they do on the one night in autumn does not matter here. */
function after(time: string | undefined, minutes: number) {
  const start = Date.parse(`${time}Z`);
  return Number.isNaN(start) ? '' : new Date(start + minutes * 60_000).toISOString().slice(0, 16);
}
