/** Named on the cookie page. Belongs to one person: another who logs in here does not get it. */
export const nameOfCopy = (userId: string, about: string) => `applicationDraft:${userId}:${about}`;

/** Of whoever has no account any more: nobody is left to send or delete what they wrote. */
export function forgetCopies(userId: string) {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(nameOfCopy(userId, '')));
    for (const name of names) localStorage.removeItem(name);
  } catch {
    // Closed to us: nothing was kept either.
  }
}
