/** Told of a call that was refused, and how to take back what is said of it. */
export type OnRefused = (error: unknown, forgetRefusal: () => void) => void;
