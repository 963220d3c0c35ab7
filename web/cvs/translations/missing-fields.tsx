import { Button } from '@digdir/designsystemet-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CvLanguage } from '../../../contract/cvs/cv-fields.ts';
import { languageNames } from '../language-choice.tsx';
import styles from './translations.module.css';

interface Props {
  language: CvLanguage;
  /** Holds the fields. */
  form: RefObject<HTMLElement | null>;
}

/** How many fields are not written yet, and the way to the next of them. */
export function MissingFields({ language, form }: Props) {
  const [count, setCount] = useState<number | null>(null);
  const last = useRef<Element>(null);
  const missing = () => [...(form.current?.querySelectorAll<HTMLElement>('[data-missing]') ?? [])];
  // What is counted is what one is led to. Later than a layout effect, for the form stands around this.
  useEffect(() => setCount(missing().length));

  const goOn = () => {
    const fields = missing();
    const isAfter = (field: Element) =>
      last.current && last.current.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING;
    const next = fields.find(isAfter) ?? fields[0];
    last.current = next ?? null;
    next?.focus();
  };
  if (count === null) return null;
  const says = `${count || 'Ingen'} felt mangler på ${languageNames[language].toLowerCase()}`;
  return (
    <div className={styles.missing}>
      <p role="status" className={count > 0 ? 'visually-hidden' : undefined}>
        {says}
      </p>
      {count > 0 && (
        <Button type="button" variant="secondary" data-size="sm" onClick={goOn}>
          {says}
          <span className="visually-hidden">, gå til det neste</span>
        </Button>
      )}
    </div>
  );
}
