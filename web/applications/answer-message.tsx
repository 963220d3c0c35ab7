import type { ApplicationStatus } from '../../contract/applications.ts';
import { policy } from '../../contract/policy.ts';
import { CountedText } from '../ui/counted-text.tsx';
import { RefusalReasons } from './refusal-reasons.tsx';
import { ReplyWordings } from './reply-wordings.tsx';

interface Props {
  id: string;
  /** The answer. */
  status: ApplicationStatus;
  /** How many get it. */
  count: number;
  value: string;
  onChange: (value: string) => void;
}

/** What goes along with an answer. */
export const AnswerMessage = ({ id, status, count, value, onChange }: Props) => (
  <>
    <CountedText
      id={id}
      label={count === 1 ? 'Melding til søkeren' : 'Melding til søkerne'}
      rows={3}
      value={value}
      maxLength={policy.applicationHandling.messageLength}
      error={undefined}
      optional
      onChange={onChange}
    />
    {status === 'denied' && <RefusalReasons field={id} typed={value} onType={onChange} />}
    <ReplyWordings field={id} typed={value} onType={onChange} />
  </>
);
