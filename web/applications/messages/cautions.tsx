import { cautionsIn } from '../../../contract/message-cautions.ts';
import { HintList } from '../../ui/hint-list.tsx';

interface Props {
  message: string;
  /** What is said of each, and what follows from it. */
  of: 'advice' | 'instead';
  suggestion: string;
}

/** What to be careful with in a message, for whoever reads or writes it. */
export function Cautions({ message, of, suggestion }: Props) {
  const cautions = cautionsIn(message);
  if (cautions.length === 0) return null;
  return (
    <HintList
      hints={cautions.map((caution) => ({
        rule: caution.rule,
        kind: 'law',
        title: `«${caution.found}»`,
        explanation: caution[of],
        suggestion,
      }))}
    />
  );
}
