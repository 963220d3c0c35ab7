import { Button } from '@digdir/designsystemet-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import { MenuButton } from '../ui/menu-button.tsx';
import { useAccount } from './account.tsx';
import styles from './account-menu.module.css';

/** In the top bar: the way in, or what is one's own. Keeps its place while it is not known which. */
export function AccountMenu({ newCount }: { newCount: ReactNode }) {
  const { state, user, openAuth, logOut } = useAccount();
  if (state !== 'in' || !user) {
    return (
      <div className={styles.out}>
        <Button className={styles.logIn} data-size="sm" onClick={() => openAuth('login')}>
          Logg inn
        </Button>
        <noscript>
          <p className={styles.withoutScripts}>Innlogging krever JavaScript.</p>
        </noscript>
      </div>
    );
  }
  return (
    <MenuButton
      label={
        <>
          <span className={styles.initial} aria-hidden="true">
            {[...user.firstName][0]?.toLocaleUpperCase('nb')}
          </span>
          <span className="visually-hidden">Konto: </span>
          <span className={styles.name}>{user.firstName}</span>
          {newCount}
        </>
      }
    >
      <li>
        <Link to="/profil">
          <Icon name="user" />
          Profil
          {newCount}
        </Link>
      </li>
      <li>
        <Link to="/mine-fulgte">
          <Icon name="heart" />
          Mine fulgte
        </Link>
      </li>
      <li>
        <Link to="/profil?tab=applications">
          <Icon name="briefcase" />
          Mine søknader
        </Link>
      </li>
      <li>
        <Link to="/profil?tab=cv">
          <Icon name="document" />
          CV-Bygger
        </Link>
      </li>
      <li>
        <button type="button" onClick={logOut}>
          <Icon name="log-out" />
          Logg ut
        </button>
      </li>
    </MenuButton>
  );
}
