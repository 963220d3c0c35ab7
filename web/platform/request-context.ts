import { createContext } from 'react-router';
import type { Api } from '../../contract/api.ts';

/** What the renderer gives to loaders and actions. */
export const apiContext = createContext<Api>();
/** Where the product is reached from outside, for canonical links. */
export const publicUrlContext = createContext<string>();
/** Told of a fault of ours, for the log. */
export const reportContext = createContext<(error: unknown) => void>();

/** What was sent was refused before it reached a page. */
export interface Refusal {
  status: number;
  message: string;
}
export const refusalContext = createContext<Refusal | undefined>();
