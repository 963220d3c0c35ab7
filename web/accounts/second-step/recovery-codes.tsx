import { Button } from '@digdir/designsystemet-react';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../platform/save-file.ts';
import { AddressText } from '../../ui/address-text.tsx';
import { focusLater } from '../../ui/focus-later.ts';
import { Icon } from '../../ui/icon.tsx';
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx';
import { useCopied } from '../../ui/use-copied.ts';
import styles from './second-step.module.css';

interface Props {
  codes: string[];
  email: string;
  onDone: () => void;
}

/** Shown this once, to be kept where the phone is not. */
export function RecoveryCodes({ codes, email, onDone }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusLater(() => heading.current), []);
  const [isKept, setKept] = useState(false);
  const text = [`Gjenopprettingskoder for ${email} på Jobbfjord`, '', ...codes, ''].join('\n');
  const { copied, copy } = useCopied(text);

  return (
    <div className={styles.recovery}>
      <div className={styles.onPaper}>
        <h3 ref={heading} tabIndex={-1}>
          Ta vare på gjenopprettingskodene
        </h3>
        <p>
          Mister du telefonen, logger du inn med en av disse i stedet for koden fra appen. Hver virker én gang. Legg dem
          et trygt sted. Vi viser dem bare nå.
        </p>
        <p>
          Kodene gjelder{' '}
          <strong>
            <AddressText>{email}</AddressText>
          </strong>{' '}
          på Jobbfjord.
        </p>
        <ul className={styles.codes} aria-label={`Gjenopprettingskoder for ${email}`}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </div>
      <div className="button-row">
        {'clipboard' in navigator && (
          <Button variant="secondary" data-size="sm" onClick={async () => (await copy()) && setKept(true)}>
            <Icon name={copied ? 'check' : 'copy'} />
            {copied ? 'Kopiert' : 'Kopier'}
          </Button>
        )}
        <Button
          variant="secondary"
          data-size="sm"
          onClick={() => {
            saveFile(new Blob([text], { type: 'text/plain' }), 'jobbfjord-gjenopprettingskoder.txt');
            setKept(true);
          }}
        >
          <Icon name="download" />
          Last ned
        </Button>
        <Button
          variant="secondary"
          data-size="sm"
          onClick={() => {
            print();
            setKept(true);
          }}
        >
          <Icon name="document" />
          Skriv ut
        </Button>
      </div>
      <p role="status" className={copied === false ? undefined : 'visually-hidden'}>
        {copied && 'Kodene er kopiert.'}
        {copied === false && 'Nettleseren lot oss ikke kopiere kodene. Merk dem selv, eller last dem ned.'}
      </p>
      <div>
        <Button onClick={onDone}>Jeg har tatt vare på kodene</Button>
      </div>
      <UnsavedGuard
        what="gjenopprettingskodene"
        consequence="Vi viser dem bare nå. Uten dem kommer du ikke inn hvis du mister telefonen."
        isChanged={!isKept}
      />
    </div>
  );
}
