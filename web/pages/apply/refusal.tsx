import { Alert } from '@digdir/designsystemet-react';
import { Fragment } from 'react';
import { questionFieldId } from '../../application-forms/question-field.tsx';
import styles from './apply.module.css';
import { CorrectedSince } from './corrected-since.tsx';
import type { Applying } from './use-applying.ts';

/** Everything that is wrong in one sentence, joined with commas; each part leads to its field. */
export function Refusal({ applying }: { applying: Applying }) {
  const { errors, problem, isAskedWhich } = applying;
  return (
    <div role="alert">
      {(problem || errors.length > 0) && (
        <Alert data-color="danger" tabIndex={-1} data-refused className={styles.wrong}>
          {problem}
          {isAskedWhich && <CorrectedSince applying={applying} />}
          {!problem &&
            !isAskedWhich &&
            errors.map(({ path, msg }, index) => (
              <Fragment key={path}>
                {index > 0 && ', '}
                <a href={`#${fieldOf(path)}`}>{msg}</a>
              </Fragment>
            ))}
        </Alert>
      )}
    </div>
  );
}

function fieldOf(path: string) {
  const [part, ...rest] = path.split('.');
  const name = rest.join('.');
  return part === 'responses' ? questionFieldId({ id: name }) : name;
}
