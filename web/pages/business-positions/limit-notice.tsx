import type { ReactNode } from 'react';
import { formatNumber } from '../../platform/format.ts';
import { Notice } from '../../ui/notice.tsx';

/** No new position before another is switched off. */
export const LimitNotice = ({ max, children }: { max: number; children?: ReactNode }) => (
  <Notice color="warning" title="Grensen er nådd">
    <p>
      Du har nådd maksimalt antall aktive stillinger ({formatNumber(max)}). Deaktiver en stilling for å opprette nye.
    </p>
    {children}
  </Notice>
);
