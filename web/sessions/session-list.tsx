import { Button } from '@digdir/designsystemet-react';
import { useEffect, useRef, useState } from 'react';
import { hasStatus } from '../../contract/call.ts';
import type { Session } from '../../contract/sessions.ts';
import { api } from '../platform/api.ts';
import { formatMoment } from '../platform/format.ts';
import { useReading } from '../platform/use-reading.ts';
import { useSeenAgain } from '../platform/use-seen-again.ts';
import { Banner } from '../ui/banner.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { LoadingOrRetry } from '../ui/loading-or-retry.tsx';
import { useSayWhy } from '../ui/say.ts';
import { Tag } from '../ui/tag.tsx';
import styles from './session-list.module.css';

type Asked = Session | 'others' | null;

const read = async () => (await api('GET /sessions')).sessions;

/** Where one is logged in. `onCurrentEnded`: the session of this browser is over. */
export function SessionList({ onCurrentEnded }: { onCurrentEnded: () => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const sayWhy = useSayWhy(setProblem);
  const [done, setDone] = useState<string | null>(null);
  const [asked, setAsked] = useState<Asked>(null);
  const reading = useReading(read, { failed: 'Feil ved henting av sessioner', tell: setProblem });
  const { data: sessions, setData: setSessions, reload, retry } = reading;
  useSeenAgain(reload);

  const list = useRef<HTMLUListElement>(null);
  // The button that was pressed is gone with its session.
  useEffect(() => {
    if (done) list.current?.focus();
  }, [done]);

  const takeAway = (ended: Session, message: string) => {
    setDone(message);
    setSessions((before) => before?.filter(({ id }) => id !== ended.id) ?? null);
  };
  const end = async (what: Exclude<Asked, null>) => {
    setAsked(null);
    setDone(null);
    setProblem(null);
    try {
      if (what === 'others') {
        setDone((await api('DELETE /sessions')).message);
        return await reload();
      }
      const { isCurrentSession, message } = await api('DELETE /sessions/:id', { params: { id: what.id } });
      if (isCurrentSession) return onCurrentEnded();
      takeAway(what, message);
    } catch (error) {
      // Where it was ended elsewhere, that is what was wanted.
      if (what !== 'others' && hasStatus(error, 404)) return takeAway(what, error.message);
      const failed = what === 'others' ? 'Feil ved avslutte sessioner' : 'Feil ved avslutte session';
      // After a log-in the one of this browser is another one.
      sayWhy(error, failed, () => void reload());
    }
  };

  return (
    <div className={styles.list}>
      <Banner>{problem}</Banner>
      <Banner tone="success">{done}</Banner>
      {sessions === null && <LoadingOrRetry retry={retry}>Henter enhetene dine …</LoadingOrRetry>}
      <ul ref={list} tabIndex={-1} className={styles.sessions} aria-label="Enheter der du er innlogget">
        {sessions?.map((session) => (
          <SessionItem key={session.id} session={session} onEnd={() => setAsked(session)} />
        ))}
      </ul>
      {sessions && sessions.length > 1 && (
        <Button variant="secondary" data-color="danger" onClick={() => setAsked('others')}>
          Logg ut fra alle andre enheter
        </Button>
      )}
      <EndDialog asked={asked} onEnd={end} onCancel={() => setAsked(null)} />
    </div>
  );
}

function SessionItem({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { deviceInfo, ipAddress, createdAt, lastAccessed, isCurrent } = session;
  const { browser, os } = deviceInfo;
  const name = browser === os ? 'Ukjent enhet' : `${browser} på ${os}`;
  return (
    <li className={styles.session}>
      <Icon name={deviceInfo.device === 'Desktop' ? 'monitor' : 'phone'} size="1.5em" />
      <div>
        <h3 className={styles.name}>
          {name} {isCurrent && <Tag color="success">Denne enheten</Tag>}
        </h3>
        <p className="quiet">
          {deviceInfo.device} · {ipAddress}
        </p>
        <p className="quiet">
          Sist brukt {formatMoment(lastAccessed)}. Logget inn {formatMoment(createdAt)}.
        </p>
      </div>
      <Button
        variant="tertiary"
        data-color="danger"
        data-size="sm"
        onClick={onEnd}
        aria-label={`Logg ut ${name}, ${isCurrent ? 'denne enheten' : `logget inn ${formatMoment(createdAt)}`}`}
      >
        Logg ut
      </Button>
    </li>
  );
}

interface EndDialogProps {
  asked: Asked;
  onEnd: (what: Exclude<Asked, null>) => void;
  onCancel: () => void;
}

function EndDialog({ asked, onEnd, onCancel }: EndDialogProps) {
  const isOthers = asked === 'others';
  return (
    <ConfirmDialog
      open={asked !== null}
      title={isOthers ? 'Logge ut fra alle andre enheter?' : 'Logge ut enheten?'}
      confirmLabel="Logg ut"
      onConfirm={() => asked && onEnd(asked)}
      onCancel={onCancel}
    >
      <p>
        {isOthers && 'Alle andre steder der du er innlogget, må logge inn på nytt. Du blir værende innlogget her.'}
        {asked && !isOthers && asked.isCurrent && 'Dette er enheten du bruker nå. Du kan logge inn igjen etterpå.'}
        {asked && !isOthers && !asked.isCurrent && 'Den som bruker enheten, må logge inn på nytt.'}
      </p>
    </ConfirmDialog>
  );
}
