import type { Reply } from '../../../contract/endpoint.ts';
import type { national } from '../../../contract/national.ts';
import { mailLink } from '../../platform/mail-link.ts';
import { phoneLink } from '../../platform/phone-link.ts';
import { AddressText } from '../../ui/address-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import pageStyles from '../position/position.module.css';
import styles from './national-position.module.css';

type Contact = Reply<typeof national.read>['position']['contactList'][number];

export const Contacts = ({ contacts }: { contacts: Contact[] }) => (
  <section className={`card ${pageStyles.card}`} aria-labelledby="contact">
    <h2 id="contact" className={pageStyles.heading}>
      {contacts.length === 1 ? 'Kontaktperson' : 'Kontaktpersoner'}
    </h2>
    <ul className={styles.contacts}>
      {contacts.map((contact) => (
        <li key={JSON.stringify(contact)}>
          <ContactLines {...contact} />
        </li>
      ))}
    </ul>
  </section>
);

const ContactLines = ({ name, title, email, phone }: Contact) => (
  <>
    {name && <p className={pageStyles.strong}>{name}</p>}
    {title && <p className="quiet">{title}</p>}
    {email && (
      <div>
        <a href={mailLink(email)} className={pageStyles.mail}>
          <Icon name="mail" />
          <AddressText>{email}</AddressText>
        </a>
      </div>
    )}
    {phone && <Phone phone={phone} />}
  </>
);

function Phone({ phone }: { phone: string }) {
  const link = phoneLink(phone);
  if (!link) return <p>{phone}</p>;
  return (
    <div>
      <a href={link} className={pageStyles.mail}>
        <Icon name="phone" />
        {phone}
      </a>
    </div>
  );
}
