import { policy } from '../../contract/policy.ts';
import { CountedText } from '../ui/counted-text.tsx';
import { ReplyWordings } from './reply-wordings.tsx';

interface Props {
  id: string;
  /** How many get it. */
  count: number;
  value: string;
  onChange: (value: string) => void;
}

/** What goes along with an answer. */
export const AnswerMessage = ({ id, count, value, onChange }: Props) => (
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
    <ReplyWordings field={id} typed={value} onType={onChange} />
  </>
);
