import { createContext, use } from 'react';

/** Told of a call that was refused, and how to take back what is said of it. Says whether somebody is asked to log in for it. */
export type OnRefused = (error: unknown, forgetRefusal: () => void) => boolean;

/** For every part of every page (root.tsx), for those who were logged out while it was open (accounts/use-log-in-again.ts). */
export const OnRefusedContext = createContext<OnRefused>(() => false);

export const useOnRefused = () => use(OnRefusedContext);
