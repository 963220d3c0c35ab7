import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { contact } from '../../platform/contact.ts';
import { ColorSchemeSwitch } from '../color-scheme-switch.tsx';
import { Logo } from '../logo.tsx';
import styles from './footer.module.css';

export interface FooterColumn {
  heading: string;
  links: { to: string; label: string }[];
}

/** `account`: entries that open the log-in dialog. */
export function Footer({ columns, account }: { columns: FooterColumn[]; account: ReactNode }) {
  return (
    <footer className={`band-deep ${styles.footer}`} data-color-scheme="dark">
      <div className="page">
        <div className={styles.top}>
          <Contact />
          <nav className={styles.columns} aria-label="Bunnmeny">
            {columns.map(({ heading, links }, index) => (
              <div key={heading}>
                <h2 className={styles.heading}>{heading}</h2>
                <ul className={styles.links}>
                  {links.map(({ to, label }) => (
                    <li key={to}>
                      <Link to={to}>{label}</Link>
                    </li>
                  ))}
                  {index === 0 && account}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <div className={styles.bottom}>
          <p>
            Data fra NAV, Enhetsregisteret, SSB, Kartverket og Posten Bring.{' '}
            <Link to="/om" className={styles.source}>
              Om kildene
            </Link>
          </p>
          <ColorSchemeSwitch />
        </div>
      </div>
    </footer>
  );
}

function Contact() {
  return (
    <address className={styles.contact}>
      <Logo height={30} />
      <p>Jobber i hele Norge, samlet på ett sted.</p>
      <ul className={styles.links}>
        <li>
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </li>
        <li>
          <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</a>
        </li>
        <li>Org.nr. {contact.organizationNumber}</li>
      </ul>
    </address>
  );
}
