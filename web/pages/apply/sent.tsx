import { Button } from '@digdir/designsystemet-react';
import { useEffect, useId, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Answer } from '../../ui/answer.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './apply.module.css';
import type { SentApplication } from './use-sending.ts';

const SHOWN_FOR_MS = 3000;
const title = 'Søknaden er sendt';

/** Said for some seconds before the position is shown again, unless one is on the way to somewhere else. */
export function Sent({ positionId, sent }: { positionId: string; sent: SentApplication }) {
  // The page of the position would ask to apply until it knows.
  const state = useMemo(() => ({ sent }), [sent]);
  const navigate = useNavigate();
  const told = useId();
  const [isChoosing, setChoosing] = useState(false);
  const stay = () => setChoosing(true);
  useEffect(() => {
    if (isChoosing) return;
    const timer = setTimeout(() => navigate(`/stilling/${positionId}`, { state }), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [isChoosing, navigate, positionId, state]);
  return (
    <Answer name={title} describedBy={told} className={styles.result}>
      <Notice color="success" title={title}>
        <p id={told}>Du får en kopi på e-post. {!isChoosing && 'Nå går vi tilbake til stillingen.'}</p>
      </Notice>
      <div className="button-row">
        <Button asChild>
          <Link to="/profil?tab=applications" onFocus={stay}>
            Se søknadene dine
          </Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to={`/stilling/${positionId}`} state={state} onFocus={stay}>
            Gå til stillingen
          </Link>
        </Button>
      </div>
    </Answer>
  );
}
