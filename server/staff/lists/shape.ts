interface Joined {
  personId: string | null;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
}

/** Somebody who was joined, if the account still exists. */
export const personOf = ({ personId, firstName, lastName, email }: Joined) =>
  personId
    ? { id: personId, _id: personId, firstName: firstName ?? '', lastName: lastName ?? '', email: email ?? '' }
    : null;
