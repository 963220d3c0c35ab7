import { createContext } from 'react';

/** What our own inline scripts must carry to be allowed by the page's policy; only known while the server renders. */
export const NonceContext = createContext<string | undefined>(undefined);
