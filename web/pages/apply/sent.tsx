import { Button } from '@digdir/designsystemet-react';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { Notice } from '../../ui/notice.tsx';
import styles from './apply.module.css';

const SHOWN_FOR_MS = 3000;

/** Said for some seconds before the position is shown again. */
export function Sent({ positionId }: { positionId: string }) {
  const navigate = useNavigate();
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    message.current?.focus();
    const timer = setTimeout(() => navigate(`/stilling/${positionId}`), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [navigate, positionId]);
  return (
    <div className={styles.result} ref={message} tabIndex={-1} role="status">
      <Notice color="success" title="Søknaden er sendt">
        <p>Du får en kopi på e-post. Nå går vi tilbake til stillingen.</p>
      </Notice>
      <div className={styles.buttons}>
        <Button asChild>
          <Link to="/profil?tab=applications">Se søknadene dine</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to={`/stilling/${positionId}`}>Gå til stillingen</Link>
        </Button>
      </div>
    </div>
  );
}
