import { Button } from '@digdir/designsystemet-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { Modal } from '../ui/modal.tsx';
import { logOut, useAccount } from './account.tsx';
import { forgetAddressOfLink, linkWithAddress } from './address-of-link.ts';
import styles from './auth-dialog.module.css';

/** For whoever follows an invitation to make an account, and has one that is logged in. */
export function Invited({ address }: { address: string }) {
  const { user, authTab, closeAuth } = useAccount();
  useEffect(forgetAddressOfLink, []);
  const isOwn = user?.email.toLowerCase() === address.toLowerCase();
  return (
    <Modal open={authTab !== null} onClose={closeAuth} labelledBy="invited-heading">
      <div className={styles.content}>
        <h2 id="invited-heading" tabIndex={-1} data-autofocus>
          {isOwn ? 'Du har allerede en konto' : 'Invitasjonen er til en annen adresse'}
        </h2>
        <p className={styles.invited}>
          {isOwn
            ? 'Du er logget inn med adressen som invitasjonen ble sendt til. Når adressen er bekreftet, finner du bedriften på bedriftssiden.'
            : `Den ble sendt til ${address}, men du er logget inn som ${user?.email}. Logg ut for å lage en konto med den andre adressen eller logge inn med den.`}
        </p>
        <div className="button-row">
          {isOwn ? (
            <Button asChild>
              <Link to="/bedriftsside" onClick={closeAuth}>
                Gå til bedriftssiden
              </Link>
            </Button>
          ) : (
            <Button onClick={() => logOut(linkWithAddress(address))}>Logg ut</Button>
          )}
          <Button variant="secondary" data-color="neutral" onClick={closeAuth}>
            {isOwn ? 'Lukk' : 'Avbryt'}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
