import { mailLink } from '../../platform/mail-link.ts';
import { AddressText } from '../../ui/address-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './position.module.css';

export const ContactPerson = ({ name, email, position }: { name: string; email: string; position: string }) => (
  <section className={`card ${styles.card}`} aria-labelledby="contact">
    <h2 id="contact" className={styles.heading}>
      Kontaktperson
    </h2>
    <div>
      <p className={styles.strong}>{name}</p>
      <p className="quiet">{position}</p>
    </div>
    <a href={mailLink(email)} className={styles.mail}>
      <Icon name="mail" />
      <AddressText>{email}</AddressText>
    </a>
  </section>
);
