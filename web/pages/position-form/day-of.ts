/** Nothing while a day is half typed. Browsers let a year have one digit or six; the forms say what is wrong with it. */
export const dayOf = (typed: string) => (/^[1-9]\d{3}-/.test(typed) ? typed : '');
