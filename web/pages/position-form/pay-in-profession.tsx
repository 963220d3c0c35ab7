import { useEffect, useState } from 'react';
import { api } from '../../platform/api.ts';
import { loadPayInProfession } from '../../positions/load-pay-in-profession.ts';
import styles from './position-form.module.css';

/** For whoever wonders what to offer, and whether to say it. */
export function PayInProfession({ profession }: { profession: string }) {
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    let late = false;
    void loadPayInProfession(api, profession).then((text) => {
      if (!late) setSaid(text);
    });
    return () => {
      late = true;
    };
  }, [profession]);
  return (
    <div id="payInProfession">
      {said && <p className={styles.payInProfession}>{said} Oppgir du ikke lønn, står dette i annonsen.</p>}
    </div>
  );
}
