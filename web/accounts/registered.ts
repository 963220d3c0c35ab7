/** Whose account was made on this page, until that has been put away: where somebody else was before, it is loaded anew. */
export const readRegistered = (): string | null => history.state?.registered ?? null;

export const keepRegistered = (registered: string | null) => history.replaceState({ ...history.state, registered }, '');
