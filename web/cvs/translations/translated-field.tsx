import { Button } from '@digdir/designsystemet-react';
import { type MouseEvent, useContext } from 'react';
import { languageNames } from '../language-choice.tsx';
import { TypedField } from '../typed-field.tsx';
import { BetweenLanguages } from './between-languages.ts';
import styles from './translations.module.css';

interface Props {
  label: string;
  original: string;
  value: string;
  /** It need not be written: the document does not show it. */
  optional?: boolean;
  /** What the document shows as long as nothing is written. It need not be written then. */
  instead?: string | undefined;
  type?: 'text' | 'paragraph';
  onChange: (value: string) => void;
}

/** A text in another language, with the original to write it from. */
export function TranslatedField({ label, original, value, instead, type = 'text', onChange, ...rest }: Props) {
  const { from, to } = useContext(BetweenLanguages);
  const optional = rest.optional || instead !== undefined;
  const isMissing = !optional && original !== '' && value === '';
  const takeOriginal = ({ currentTarget }: MouseEvent) => {
    onChange(original);
    // The button goes with what was missing.
    currentTarget.parentElement?.querySelector('input')?.focus();
  };
  return (
    <div className={styles.field}>
      <TypedField
        label={label}
        optional={optional}
        hint={
          <>
            {languageNames[from]}: {original ? <span lang={from}>{original}</span> : 'ikke skrevet'}
          </>
        }
        isHintLong={type === 'paragraph'}
        type={type}
        lang={to}
        isMissing={isMissing}
        placeholder={instead}
        value={value}
        onChange={onChange}
      />
      {isMissing && type === 'text' && (
        <Button type="button" variant="tertiary" data-size="sm" onClick={takeOriginal}>
          Bruk originalen
          <span className="visually-hidden"> i {label}</span>
        </Button>
      )}
    </div>
  );
}
