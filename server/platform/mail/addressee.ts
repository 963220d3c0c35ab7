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
