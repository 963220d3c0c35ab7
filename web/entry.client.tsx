import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { takeEarlyPresses } from './platform/early-presses.ts';
import { followTranslation } from './platform/translated-page.ts';

const doEarlyPresses = takeEarlyPresses();
followTranslation();

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
