import { type ReactNode, useState } from 'react';
import { Link, NavLink } from 'react-router';
import { Icon } from '../icon.tsx';
import { Logo } from '../logo.tsx';
import styles from './header.module.css';
import { MobileMenu } from './mobile-menu.tsx';

export interface MenuLink {
  to: string;
  label: string;
  /** Beside it where the links stand below each other. */
  mark?: ReactNode;
}

interface Props {
  links: MenuLink[];
  /** Who is logged in, or the way to become so. */
  account: ReactNode;
}

export function Header({ links, account }: Props) {
  const [menuIsOpen, setMenuIsOpen] = useState(false);
  return (
    <header className={styles.header}>
      <div className={`page ${styles.bar}`}>
        <Link to="/" className={styles.logo} aria-label="Jobbfjord, til forsiden">
          <Logo height={32} />
        </Link>
        <nav className={styles.nav} aria-label="Hovedmeny">
          <ul className={styles.links}>
            {links.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} end={to === '/'} prefetch="intent" className={styles.link}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.account}>{account}</div>
        <button
          type="button"
          className={styles.toggle}
          aria-haspopup="dialog"
          aria-expanded={menuIsOpen}
          onClick={() => setMenuIsOpen(true)}
        >
          <Icon name="menu" size="1.5rem" />
          <span className={styles.toggleText}>Meny</span>
        </button>
      </div>
      <MobileMenu links={links} open={menuIsOpen} onClose={() => setMenuIsOpen(false)} />
    </header>
  );
}
