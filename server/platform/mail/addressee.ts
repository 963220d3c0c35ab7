/** Whoever has a name of two parts and an address, as columns of `users` and of applications name them. */
export interface Person {
  firstName: string;
  lastName: string;
  email: string;
}

/** As a mail is addressed to somebody. */
export const toPerson = ({ firstName, lastName, email }: Person) => ({
  address: email,
  name: `${firstName} ${lastName}`,
});

/** What mail programs make a link of: in a name, it would lead whoever gets the mail wherever its owner likes, in our name. */
export const holdsLink = (name: string): boolean => /[\p{L}\p{N}][./:@]+[\p{L}\p{N}]|www/iu.test(name);

/**
 * Anybody can have typed the name for somebody else's address. One that mail programs make a link of stays out of the
 * greeting, so that nobody mails strangers an address of their own in our name.
 */
export const greets = ({ firstName }: Pick<Person, 'firstName'>) => !holdsLink(firstName);
export const greetingOf = (person: Pick<Person, 'firstName'>) =>
  greets(person) ? `Hei, ${person.firstName}.` : 'Hei.';

/** The same of what nobody has approved yet. A single slash makes no link: "Hansen A/S". */
export const called = (name: string, otherwise: string) =>
  holdsLink(name.replace(/(?<!\/)\/(?!\/)/g, ' ')) ? otherwise : name;
