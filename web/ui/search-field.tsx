import { Button } from '@digdir/designsystemet-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './search-field.module.css';

interface Props {
  /** Of the field. */
  id: string;
  label: string;
  children: ReactNode;
}

/** A labelled search field with its button. */
export function SearchField({ id, label, children }: Props) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.row}>
        {children}
        <Button type="submit" icon aria-label="Søk">
          <Icon name="search" />
        </Button>
      </div>
    </div>
  );
}
