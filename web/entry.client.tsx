import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { takeEarlyPresses } from './platform/early-presses.ts';

const doEarlyPresses = takeEarlyPresses();

/** Around the page: it is alive when this is. */
function Alive({ children }: { children: ReactNode }) {
  useEffect(doEarlyPresses, []);
  return children;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Alive>
        <HydratedRouter />
      </Alive>
    </StrictMode>,
  );
});
