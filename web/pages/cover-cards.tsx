import { useLayoutEffect } from 'react';
import { useAfterLogIn } from '../accounts/use-after-log-in.ts';
import { CardCover } from '../followed/card-cover.tsx';
import { forgetHidden, loadHidden } from '../followed/hidden.ts';
import { keepCovered } from '../followed/keep-covered.ts';
import { dropCovered } from '../platform/before-paint.ts';
import { onTokenChange, readToken } from '../platform/token.ts';
import { coverCards } from '../ui/card-grid.tsx';

/** What cards of local positions, ads of NAV and employers show, and what they are wrapped in where they stand together. */
interface Shown {
  position?: Shown;
  id?: string;
  uuid?: string;
  title?: string;
  businessName?: string;
  employerNumber?: string | null;
  /** Of employers. */
  name?: string;
  organizationNumber?: string;
}

function Cover({ item }: { item: Shown }) {
  const afterLogIn = useAfterLogIn();
  useLayoutEffect(dropCovered, []);
  const { id, uuid, title, businessName, name, employerNumber, organizationNumber } = item;
  const ad = title === undefined ? { id: null, title: null } : { id: uuid ?? id ?? null, title };
  return (
    <CardCover
      {...ad}
      businessName={businessName ?? name ?? ''}
      employerNumber={employerNumber ?? organizationNumber ?? null}
      afterLogIn={afterLogIn}
    />
  );
}

let loadedFor: string | null = null;

addEventListener('pagehide', keepCovered);

// Logged out in another tab: what is still here is nobody's.
onTokenChange(() => {
  if (!readToken()) forgetHidden();
});

/** From now on, lists leave out what the account hides; asked for once in this page for each log-in. */
export function coverHidden() {
  coverCards((item: Shown) => <Cover item={item.position ?? item} />);
  const token = readToken();
  if (token === loadedFor) return;
  loadedFor = token;
  loadHidden().catch((error) => {
    loadedFor = null;
    console.error(error);
  });
}
