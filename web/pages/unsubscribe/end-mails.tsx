import { Button } from '@digdir/designsystemet-react';
import { useEffect, useId, useState } from 'react';
import { Link, useActionData, useSearchParams } from 'react-router';
import { hasStatus, reasonOf } from '../../../contract/call.ts';
import { Answer } from '../../ui/answer.tsx';
import { Article } from '../../ui/article.tsx';
import { RetryButton } from '../../ui/retry-button.tsx';
import styles from './end-mails.module.css';

interface Props {
  /** Ends the mails that the token stands for. */
  end: (token: string) => Promise<unknown>;
  done: { title: string; lead: string };
  failed: { hint: string; to: string; label: string };
  waiting: { title: string; lead: string };
}

interface Outcome {
  problem: string | null;
  /** Without an answer, or with one that says later, the same may come to something the next time. */
  mayPass?: boolean;
}

const isRefused = (error: unknown) => hasStatus(error, 400, 404);

/**
 * What a link at the foot of a mail leads to. Scanners that open the links of mails get a page that has done nothing yet:
 * the script ends the mails, or a button where none runs.
 */
export function EndMails({ end, done, failed, waiting }: Props) {
  const token = useSearchParams()[0].get('token') ?? '';
  const posted = useActionData<Outcome>();
  const [outcome, setOutcome] = useState<Outcome | undefined>(token ? posted : { problem: 'Ugyldig avmeldingslenke' });
  const told = useId();

  useEffect(() => {
    if (outcome) return;
    end(token).then(
      () => setOutcome({ problem: null }),
      (error) => setOutcome({ problem: reasonOf(error, 'Noe gikk galt'), mayPass: !isRefused(error) }),
    );
  }, [end, token, outcome]);

  if (!outcome) return <Waiting {...waiting} />;
  const { problem, mayPass } = outcome;
  const { title, lead } = problem === null ? done : { title: 'Kunne ikke melde av', lead: problem };
  return (
    <Answer name={title} describedBy={told}>
      <Article title={title} lead={<span id={told}>{lead}</span>}>
        {problem === null ? (
          <Home variant="primary" />
        ) : (
          <>
            <p>{failed.hint}</p>
            <div className={styles.buttons}>
              {mayPass && <RetryButton onClick={() => setOutcome(undefined)} />}
              <Button asChild>
                <Link to={failed.to}>{failed.label}</Link>
              </Button>
              <Home variant="secondary" />
            </div>
          </>
        )}
      </Article>
    </Answer>
  );
}

function Waiting({ title, lead }: Props['waiting']) {
  return (
    <Article
      title={title}
      lead={
        <span role="status" className={styles.waiting}>
          {lead}
        </span>
      }
    >
      <noscript>
        <form method="post">
          <button type="submit" className="ds-button">
            Meld meg av
          </button>
        </form>
      </noscript>
    </Article>
  );
}

const Home = ({ variant }: { variant: 'primary' | 'secondary' }) => (
  <Button asChild variant={variant}>
    <Link to="/">Gå til forsiden</Link>
  </Button>
);
