/** Told of a call that was refused, and how to take back what is said of it. Says whether somebody is asked to log in for it. */
export type OnRefused = (error: unknown, forgetRefusal: () => void) => boolean;
