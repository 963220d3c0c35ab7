import { createContext } from 'react-router';
import type { Api } from '../../contract/api.ts';

/** What the renderer gives to loaders and actions. */
export const apiContext = createContext<Api>();
/** Where the product is reached from outside, for canonical links. */
export const publicUrlContext = createContext<string>();
/** Told of a fault of ours, for the log. */
export const reportContext = createContext<(error: unknown) => void>();
