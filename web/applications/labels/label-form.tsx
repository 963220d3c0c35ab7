import { Button } from '@digdir/designsystemet-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { labelLimits } from '../../../contract/applications/application-words.ts';
import { useFocusKept } from '../../ui/use-focus-kept.ts';
import { LabelField } from './label-field.tsx';
import styles from './labels.module.css';
import { RemovableLabels } from './removable-labels.tsx';

interface Props {
  labels: string[];
  /** Those that the business uses. */
  known: string[];
  isSaving: boolean;
  /** Each resolves to whether it was done. */
  onAdd: (label: string) => Promise<boolean>;
  onRemove: (label: string) => Promise<boolean>;
  onTyped: (isTyped: boolean) => void;
}

/** The labels of one application. What is typed stays until it stands among them. */
export function LabelForm({ labels, known, isSaving, onAdd, onRemove, onTyped }: Props) {
  const [typed, setTyped] = useState('');
  const isTyped = typed.trim() !== '';
  useEffect(() => onTyped(isTyped), [onTyped, isTyped]);
  const form = useRef<HTMLFormElement>(null);
  useFocusKept(labels.length, form);
  const isFull = labels.length >= labelLimits.most;
  const isIdle = !isTyped || isFull || isSaving;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isIdle && (await onAdd(typed))) setTyped('');
  };
  return (
    <form
      ref={form}
      tabIndex={-1}
      aria-label="Merkelapper"
      className={labels.length > 0 ? styles.form : `${styles.form} no-print`}
      onSubmit={submit}
    >
      <LabelField
        value={typed}
        known={known.filter((each) => !labels.includes(each))}
        description={
          isFull
            ? `En søknad kan ha ${labelLimits.most} merkelapper. Fjern en før du legger til en ny.`
            : 'Bare dere som behandler søknader for bedriften, ser dem.'
        }
        onChange={setTyped}
      >
        <Button type="submit" variant="secondary" aria-disabled={isIdle}>
          Legg til merkelapp
        </Button>
      </LabelField>
      <RemovableLabels labels={labels.map((label) => ({ label }))} isBusy={isSaving} onRemove={onRemove} />
    </form>
  );
}
