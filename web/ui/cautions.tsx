import { type Caution, cautionsIn } from '../../contract/applications/message-cautions.ts';
import { HintList } from './hint-list.tsx';

interface Props {
  /** What is written. */
  text: string;
}

/** What an applicant is to be careful with in what an employer wrote. */
export const CautionsForReader = ({ text }: Props) => (
  <Cautions text={text} of="advice" suggestion="Er du i tvil, kan du spørre oss før du svarer." />
);

/** The same while an applicant writes it. */
export const CautionsForApplicant = ({ text }: Props) => (
  <div role="status">
    <Cautions text={text} of="advice" suggestion="Send det bare hvis du vet hvem som får det." />
  </div>
);

/** What an employer should not ask of applicants, while it is written. */
export const CautionsForEmployer = ({ text }: Props) => (
  <div role="status">
    <Cautions text={text} of="instead" suggestion="Den som får det, får et varsel om det." />
  </div>
);

interface CautionsProps extends Props {
  of: keyof Pick<Caution, 'advice' | 'instead'>;
  suggestion: string;
}

function Cautions({ text, of, suggestion }: CautionsProps) {
  const cautions = cautionsIn(text);
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
