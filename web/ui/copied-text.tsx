import { Button, Textarea } from '@digdir/designsystemet-react';
import { useId } from 'react';
import styles from './copied-text.module.css';
import { Icon } from './icon.tsx';
import { LabelledField } from './labelled-field.tsx';
import { useCopied } from './use-copied.ts';

interface Props {
  label: string;
  description: string;
  text: string;
  /** What is copied, as it is said afterwards: "Koden". */
  what: string;
}

/** To be pasted elsewhere. Where the browser does not copy, it can be marked in its field. */
export function CopiedText({ label, description, text, what }: Props) {
  const id = useId();
  const { copied, copy } = useCopied(text);
  return (
    <div className={styles.all}>
      <LabelledField id={id} label={label} description={description} error={undefined}>
        {({ 'aria-describedby': describedBy }) => (
          <Textarea
            id={id}
            className={styles.text}
            aria-describedby={describedBy}
            value={text}
            rows={4}
            spellCheck={false}
            readOnly
            onFocus={({ target }) => target.select()}
          />
        )}
      </LabelledField>
      {'clipboard' in navigator && (
        <Button variant="secondary" data-size="sm" onClick={copy}>
          <Icon name={copied ? 'check' : 'copy'} />
          <span>
            {copied ? 'Kopiert' : `Kopier ${what.toLowerCase()}`}
            <span className="visually-hidden">: {label}</span>
          </span>
        </Button>
      )}
      <p role="status" className={copied === false ? undefined : 'visually-hidden'}>
        {copied && `${what} er kopiert.`}
        {copied === false && `Nettleseren lot oss ikke kopiere. Merk teksten i feltet og kopier den selv.`}
      </p>
    </div>
  );
}
