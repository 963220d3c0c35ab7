import { useEffect, useRef } from 'react';
import type { BusinessKey } from '../../../contract/businesses/business-keys.ts';
import { CopiedText } from '../../ui/copied-text.tsx';
import styles from './own-systems.module.css';

export type MadeKey = BusinessKey & { secret: string };

/** Nobody can show it again, so whoever made it goes on here. */
export function MadeKeyCard({ made: { name, secret } }: { made: MadeKey }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.secret}>
      <h4 ref={heading} tabIndex={-1}>
        Nøkkelen «{name}» er laget
      </h4>
      <CopiedText
        label="Den nye nøkkelen"
        description="Kopier den nå, for den vises bare denne ene gangen. Legg den inn i systemet, og ikke noe annet sted."
        text={secret}
        what="Nøkkelen"
      />
    </div>
  );
}
