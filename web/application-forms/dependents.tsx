import { conditionProblemOf, quoted } from '../../contract/application-forms/question-conditions.ts';
import { joinWithAnd } from '../../contract/words-in-a-row.ts';
import { Banner } from '../ui/banner.tsx';
import { dependentsOf } from './draft-conditions.ts';
import styles from './form-builder.module.css';
import type { DraftQuestion } from './form-draft.ts';

interface Props {
  question: DraftQuestion;
  questions: DraftQuestion[];
}

/** Where answers are written, one should know what depends on them. */
export function Dependents({ question, questions }: Props) {
  const dependents = dependentsOf(question, questions);
  const inVain = dependents.filter((each) => ['open', 'other'].includes(conditionProblemOf(each, questions) ?? ''));
  if (dependents.length === 0) return null;
  const names = (some: DraftQuestion[]) => joinWithAnd(some.map(quoted));
  return (
    <div className={styles.dependents}>
      {dependents.length > inVain.length && (
        <p className="quiet">
          Svaret avgjør om søkeren får {names(dependents.filter((each) => !inVain.includes(each)))}.
        </p>
      )}
      <Banner tone="warning">
        {inVain.length > 0 && (
          <p>{names(inVain)} avhenger av et svar som ikke lenger kan velges her, og må rettes før malen kan lagres.</p>
        )}
      </Banner>
    </div>
  );
}
