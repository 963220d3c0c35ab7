import type { RefusalReason } from '../../contract/applications/refusal-reasons.ts';
import type { ApplicationStatus } from '../../contract/applications.ts';
import { policy } from '../../contract/policy.ts';
import { CountedText } from '../ui/counted-text.tsx';
import { RefusalReasons } from './refusal-reasons.tsx';
import { RefusalWordings } from './refusal-wordings.tsx';
import { ReplyWordings } from './reply-wordings.tsx';

interface Props {
  id: string;
  /** The answer. */
  status: ApplicationStatus;
  /** How many get it. */
  count: number;
  message: string;
  refusalReasons: RefusalReason[];
  needsMessage: boolean;
  /** What is wrong with the message. */
  error: string | undefined;
  onChange: (change: { message: string } | { refusalReasons: RefusalReason[] }) => void;
}

/** What goes along with an answer. */
export function AnswerMessage({ id, status, count, message, refusalReasons, needsMessage, error, onChange }: Props) {
  const isRefusal = status === 'denied';
  const type = (message: string) => onChange({ message });
  return (
    <>
      {isRefusal && (
        <RefusalReasons
          id={`${id}-reasons`}
          given={refusalReasons}
          onGive={(given) => onChange({ refusalReasons: given })}
        />
      )}
      <CountedText
        id={id}
        label={count === 1 ? 'Melding til søkeren' : 'Melding til søkerne'}
        rows={3}
        value={message}
        maxLength={policy.applicationHandling.messageLength}
        error={error}
        optional={!needsMessage}
        onChange={type}
      />
      {isRefusal && <RefusalWordings field={id} typed={message} onType={type} />}
      <ReplyWordings field={id} typed={message} onType={type} />
    </>
  );
}
