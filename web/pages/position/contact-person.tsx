import { mailLink } from '../../platform/mail-link.ts';
import { AddressText } from '../../ui/address-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PhoneNumber } from '../../ui/phone-number.tsx';
import styles from './position.module.css';

/** Of whom took the place of somebody else no title is known: what stands for it would repeat the heading. */
const HEADING = 'Kontaktperson';

interface Props {
  name: string;
  email: string;
  position: string;
  phone: string | null;
}

export const ContactPerson = ({ name, email, position, phone }: Props) => (
  <section className={`card ${styles.card}`} aria-labelledby="contact">
    <h2 id="contact" className={styles.heading}>
      {HEADING}
    </h2>
    <div>
      <p className={styles.strong}>{name}</p>
      {position !== HEADING && <p className="quiet">{position}</p>}
    </div>
    <a href={mailLink(email)} className={styles.mail}>
      <Icon name="mail" />
      <AddressText>{email}</AddressText>
    </a>
    {phone && (
      <p className={styles.mail}>
        <Icon name="phone" />
        <PhoneNumber phone={phone} />
      </p>
    )}
  </section>
);
