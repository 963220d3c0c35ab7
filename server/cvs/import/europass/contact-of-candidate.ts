import { countryNamed } from './names-of-codes.ts';
import type { XmlElement } from './parse-xml.ts';
import { joined } from './parts.ts';
import { all, first, lineAt, lineOf } from './xml-texts.ts';

/** The first of each kind. */
export function contactOf(person: XmlElement | undefined) {
  const { emails, phones, addresses } = contactsOf(person);
  return { email: emails[0] ?? '', phone: phones[0] ?? '', address: addresses[0] ?? '' };
}

export function contactsLeftOut(person: XmlElement | undefined) {
  const { emails, phones, addresses, others } = contactsOf(person);
  return [
    ...(others.length > 0 ? ['nettadresser og profiler'] : []),
    ...([emails, phones, addresses].some(({ length }) => length > 1)
      ? ['telefonnumre, e-postadresser og adresser utover den første']
      : []),
  ];
}

function contactsOf(person: XmlElement | undefined) {
  const channels = all(person, 'Communication');
  const [mails, others] = [channels.filter(isMail), channels.filter((each) => !isMail(each))];
  return {
    emails: mails.map(contactAt).filter(Boolean),
    phones: channels.map(phoneOf).filter(Boolean),
    addresses: channels.map((each) => addressOf(first(each, 'Address'))).filter(Boolean),
    others: others.map(contactAt).filter(Boolean),
  };
}

const isMail = (channel: XmlElement) => /mail/i.test(lineAt(channel, 'ChannelCode'));
const contactAt = (channel: XmlElement) =>
  (lineAt(channel, 'URI') || lineAt(channel, 'URL') || lineAt(channel, 'Text')).replace(/^mailto:/i, '');

function phoneOf(channel: XmlElement) {
  const [country, number] = [lineAt(channel, 'CountryDialing').replace(/^\+/, ''), lineAt(channel, 'DialNumber')];
  return country && number ? `+${country} ${number}` : number || lineAt(channel, 'FormattedNumber');
}

const addressOf = (address: XmlElement | undefined) =>
  joined(
    ...all(address, 'AddressLine').map(lineOf),
    [lineAt(address, 'PostalCode'), lineAt(address, 'CityName')].filter(Boolean).join(' '),
    countryNamed(lineAt(address, 'CountryCode')),
  );
