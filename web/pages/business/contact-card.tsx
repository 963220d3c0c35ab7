import { Button } from '@digdir/designsystemet-react';
import { lazy, Suspense, useState } from 'react';
import { AddressText } from '../../ui/address-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { InNewTab } from '../../ui/in-new-tab.tsx';
import styles from './business.module.css';

const MessageDialog = lazy(() => import('./message-dialog.tsx'));

interface Props {
  business: {
    name: string;
    organizationNumber: string;
    hasContactAddress: boolean;
    brregData: { hjemmeside?: string | undefined };
  };
}

/** A business with a contact address can be written to; the others cannot be reached from here. */
export function ContactCard({ business }: Props) {
  const { name, organizationNumber, hasContactAddress, brregData } = business;
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const press = () => {
    setOpen(true);
    setWasOpened(true);
  };
  return (
    <section className="card" aria-labelledby="contact">
      <h2 id="contact" className={styles.heading}>
        Kontakt
      </h2>
      {brregData.hjemmeside && (
        <a
          href={addressOf(brregData.hjemmeside)}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className={styles.link}
        >
          <Icon name="external-link" />
          <AddressText>{brregData.hjemmeside.replace(/^https?:\/\//, '')}</AddressText>
          <InNewTab />
        </a>
      )}
      <Button onClick={press} className={styles.contact}>
        <Icon name="mail" />
        Kontakt bedriften
      </Button>
      {wasOpened && !hasContactAddress && <p role="alert">Kontaktfunksjonalitet kommer snart!</p>}
      {wasOpened && hasContactAddress && (
        <Suspense>
          <MessageDialog
            open={open}
            onClose={() => setOpen(false)}
            name={name}
            organizationNumber={organizationNumber}
          />
        </Suspense>
      )}
    </section>
  );
}

const addressOf = (homepage: string) => (/^https?:\/\//i.test(homepage) ? homepage : `https://${homepage}`);
