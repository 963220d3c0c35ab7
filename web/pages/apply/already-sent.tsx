import { Button } from '@digdir/designsystemet-react';
import { Link } from 'react-router';
import { formatMoment } from '../../platform/format.ts';
import { Notice } from '../../ui/notice.tsx';
import styles from './apply.module.css';

export const AlreadySent = ({ application }: { application: { id: string; submittedAt: string } }) => (
  <div className={styles.result}>
    <Notice color="info" title="Du har allerede søkt på denne stillingen">
      <p>Søknaden ble sendt {formatMoment(application.submittedAt)}.</p>
    </Notice>
    <div className={styles.buttons}>
      <Button asChild>
        <Link to={`/profil?tab=applications&soknad=${application.id}`}>Se søknaden</Link>
      </Button>
    </div>
  </div>
);
