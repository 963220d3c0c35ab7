import { Button } from '@digdir/designsystemet-react';
import { useRef, useState } from 'react';
import { type BusinessKey, keyLimits } from '../../../contract/businesses/business-keys.ts';
import { formatDate } from '../../platform/format.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { type MadeKey, MadeKeyCard } from './made-key.tsx';
import { NewKey } from './new-key.tsx';
import styles from './own-systems.module.css';

interface Props {
  businessId: string;
  keys: BusinessKey[];
  onMade: () => Promise<unknown>;
  /** Resolves to whether it has ended. */
  onEnd: (keyId: string) => Promise<boolean>;
}

export function Keys({ businessId, keys, onMade, onEnd }: Props) {
  const [made, setMade] = useState<MadeKey | null>(null);
  const [ending, setEnding] = useState<BusinessKey | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const end = async (key: BusinessKey) => {
    setEnding(null);
    const isEnded = await onEnd(key.id);
    if (isEnded && made?.id === key.id) setMade(null);
    // The button went with its key.
    heading.current?.focus();
  };
  return (
    <div className={styles.part}>
      <h3 ref={heading} tabIndex={-1}>
        Nøkler
      </h3>
      <p>
        Den som har en nøkkel, kan ta seg av stillingene, men ikke se søknader, personer eller innstillinger. Nøkkelen
        gjelder til du avslutter den, også om den som la den inn, ikke lenger har tilgang.
      </p>
      {keys.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without markers
        <ul className={styles.list} role="list" aria-label="Nøkler">
          {keys.map((key) => (
            <li key={key.id}>
              <div>
                <p className={styles.name}>{key.name}</p>
                <p className={styles.facts}>
                  Slutter på <code>{key.lastSigns}</code>. Laget {key.madeBy && `av ${key.madeBy} `}
                  {formatDate(key.createdAt)}.{' '}
                  {key.lastUsedOn ? `Sist brukt ${formatDate(key.lastUsedOn)}.` : 'Ikke brukt ennå.'}
                </p>
              </div>
              <Button
                variant="tertiary"
                data-color="danger"
                data-size="sm"
                aria-label={`Avslutt nøkkelen ${key.name}, som slutter på ${key.lastSigns}`}
                onClick={() => setEnding(key)}
              >
                Avslutt
              </Button>
            </li>
          ))}
        </ul>
      )}
      {made && <MadeKeyCard key={made.secret} made={made} />}
      <NewKey
        businessId={businessId}
        isFull={keys.length >= keyLimits.most}
        onMade={(key) => {
          setMade(key);
          return onMade();
        }}
      />
      <ConfirmDialog
        open={ending !== null}
        title="Avslutte nøkkelen?"
        confirmLabel="Avslutt nøkkelen"
        onConfirm={() => ending && void end(ending)}
        onCancel={() => setEnding(null)}
      >
        <p>
          Det som bruker «{ending?.name}», kommer ikke inn lenger, og det kan ikke angres. Stillingene som kom derfra,
          blir stående, og dere tar dere av dem her.
        </p>
      </ConfirmDialog>
    </div>
  );
}
