import { Input } from '@digdir/designsystemet-react';
import type { ComponentProps } from 'react';
import { policy } from '../../contract/policy.ts';
import { LabelledField } from '../ui/labelled-field.tsx';
import styles from './auth-form.module.css';

interface Props {
  /** Before the ids, where two forms may be on one page. */
  prefix?: string;
  takesFocus?: boolean;
  field: (name: 'firstName' | 'lastName') => ComponentProps<typeof Input>;
  errorOf: (name: 'firstName' | 'lastName') => string | undefined;
}

/** First name and last name, side by side where there is room. */
export const NameFields = ({ prefix = '', takesFocus = false, field, errorOf }: Props) => (
  <div className={styles.names}>
    <LabelledField id={`${prefix}first-name`} label="Fornavn" error={errorOf('firstName')} takesFocus={takesFocus}>
      {(labelled) => (
        <Input {...labelled} {...field('firstName')} autoComplete="given-name" maxLength={policy.lengths.personName} />
      )}
    </LabelledField>
    <LabelledField id={`${prefix}last-name`} label="Etternavn" error={errorOf('lastName')}>
      {(labelled) => (
        <Input {...labelled} {...field('lastName')} autoComplete="family-name" maxLength={policy.lengths.personName} />
      )}
    </LabelledField>
  </div>
);
