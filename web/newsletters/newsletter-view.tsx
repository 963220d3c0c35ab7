import { Button } from '@digdir/designsystemet-react';
import { useId } from 'react';
import type { Reply } from '../../contract/endpoint.ts';
import type { newsletters } from '../../contract/newsletters.ts';
import { formatNumber } from '../platform/format.ts';
import { Modal } from '../ui/modal.tsx';
import { NewsletterContent } from './newsletter-content.tsx';
import styles from './newsletters.module.css';

export type WholeNewsletter = Reply<typeof newsletters.read>['newsletter'];

/** A sent newsletter, whole, and which of its links were opened. */
export function NewsletterView({ newsletter, onClose }: { newsletter: WholeNewsletter | null; onClose: () => void }) {
  const heading = useId();
  return (
    <Modal open={newsletter !== null} onClose={onClose} labelledBy={heading} placement="wide">
      {newsletter && (
        <div className={styles.dialog}>
          <h2 id={heading} tabIndex={-1} data-autofocus>
            {newsletter.title}
          </h2>
          <NewsletterContent html={newsletter.html} under={2} />
          {newsletter.links.length > 0 && (
            <table className="ds-table">
              <caption>Klikk på lenkene</caption>
              <thead>
                <tr>
                  <th scope="col">Lenke</th>
                  <th scope="col">Klikk</th>
                </tr>
              </thead>
              <tbody>
                {newsletter.links.map(({ url, clickCount }) => (
                  <tr key={url}>
                    <td className={styles.address}>{url}</td>
                    <td className="tabular">{formatNumber(clickCount)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          <div className={styles.actions}>
            <Button onClick={onClose}>Lukk</Button>
          </div>
        </div>
      )}
    </Modal>
  );
}
