import { Button } from '@digdir/designsystemet-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { Answer } from '../../ui/answer.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './apply.module.css';

const title = 'Søknaden er rettet';

export function Corrected({ id }: { id: string }) {
  const told = useId();
  return (
    <Answer name={title} describedBy={told} className={styles.result}>
      <Notice color="success" title={title}>
        <p id={told}>Bedriften har den slik den står nå. Du får en kopi på e-post.</p>
      </Notice>
      <div className="button-row">
        <Button asChild>
          <Link to={`/profil?tab=applications&soknad=${id}`}>Se søknaden</Link>
        </Button>
      </div>
    </Answer>
  );
}
