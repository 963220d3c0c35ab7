interface Named {
  firstName: string;
  lastName: string;
}

export const nameOf = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`;

/** Nobody, where the account is gone. */
export const nameIfThere = ({ firstName, lastName }: { firstName: string | null; lastName: string | null }) =>
  firstName === null || lastName === null ? null : nameOf({ firstName, lastName });
