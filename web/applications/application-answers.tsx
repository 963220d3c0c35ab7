import { Button } from '@digdir/designsystemet-react';
import { useState } from 'react';
import { answerInWords } from '../../contract/application-words.ts';
import type { HandledApplication } from '../../contract/handled-applications.ts';
import { askedAmong } from '../../contract/question-conditions.ts';
import { Banner } from '../ui/banner.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './application-detail.module.css';
import { fileSize } from './file-size.ts';
import { downloadCv, downloadFile } from './inbox-calls.ts';
import { isOutdated } from './is-outdated.ts';
import type { SectionProps } from './section-props.ts';
import { nameOf } from './use-inbox.ts';

type Answer = NonNullable<HandledApplication['responses']>[number];

/** Every question that was asked, in the order of the form, answered or not. */
export function ApplicationAnswers({ application, onStale }: Pick<SectionProps, 'application' | 'onStale'>) {
  const [problem, setProblem] = useState<string | null>(null);
  const { id, formSnapshot, responses = [], anonymousCvs = [] } = application;
  const download = async (fileId: string) => {
    setProblem(null);
    const fetched = anonymousCvs.includes(fileId)
      ? downloadCv(id, fileId, nameOf(application))
      : downloadFile(id, fileId);
    await fetched.catch((error: Error) => {
      setProblem(error.message);
      if (isOutdated(error)) onStale();
    });
  };
  return (
    <section>
      <h3>Svar</h3>
      <Banner>{problem}</Banner>
      <dl className={styles.answers}>
        {askedAmong(formSnapshot?.questions ?? [], responses).map(({ id: question, question: text }) => (
          <div key={question}>
            <dt>{text}</dt>
            <dd>
              <Given
                answer={responses.find(({ questionId }) => questionId === question)}
                cvs={anonymousCvs}
                onDownload={download}
              />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface GivenProps {
  answer: Answer | undefined;
  /** The files that can be read as a CV without its person. */
  cvs: string[];
  onDownload: (fileId: string) => void;
}

function Given({ answer, cvs, onDownload }: GivenProps) {
  if (!answer || (answer.response.length === 0 && answer.files.length === 0))
    return <span className="quiet">Ikke besvart</span>;
  const { response, files } = answer;
  if (files.length > 0) return <Files files={files} cvs={cvs} onDownload={onDownload} />;
  if (Array.isArray(response))
    return (
      <ul>
        {response.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    );
  return <p className={styles.text}>{answerInWords(answer)}</p>;
}

/** A clean one waits for who is to know whose it is. */
const notReady = { pending: 'Kontrolleres for virus', infected: 'Stoppet av viruskontrollen', clean: 'Skjult' };

function Files({ files, cvs, onDownload }: Omit<GivenProps, 'answer'> & Pick<Answer, 'files'>) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without markers
    <ul role="list" className={styles.files}>
      {files.map(({ id, originalName, size, scan, url }) => (
        <li key={id}>
          {url || cvs.includes(id) ? (
            <Button variant="secondary" data-size="sm" className="on-paper" onClick={() => onDownload(id)}>
              <Icon name="download" />
              {url ? originalName : 'CV uten navn'}
            </Button>
          ) : (
            originalName
          )}{' '}
          <span className="quiet">{url ? fileSize(size) : !cvs.includes(id) && notReady[scan]}</span>
        </li>
      ))}
    </ul>
  );
}
