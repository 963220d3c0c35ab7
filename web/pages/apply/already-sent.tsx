import { Button } from '@digdir/designsystemet-react';
import { Link } from 'react-router';
import { formatMoment } from '../../platform/format.ts';
import { Notice } from '../../ui/notice.tsx';
import styles from './apply.module.css';

interface Props {
  application: { id: string; submittedAt: string };
  /** It cannot be corrected any more. */
  isFinal?: boolean;
}

export const AlreadySent = ({ application, isFinal = false }: Props) => (
  <div className={styles.result}>
    <Notice color="info" title="Du har allerede søkt på denne stillingen">
      <p>
        Søknaden ble sendt {formatMoment(application.submittedAt)}.
        {isFinal && ' Den kan ikke rettes, for bedriften har svart eller stillingen er lukket.'}
      </p>
    </Notice>
    <div className="button-row">
      <Button asChild>
        <Link to={`/profil?tab=applications&soknad=${application.id}`}>Se søknaden</Link>
      </Button>
    </div>
  </div>
);
