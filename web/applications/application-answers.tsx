import { Button } from '@digdir/designsystemet-react';
import { useState } from 'react';
import { askedAmong } from '../../contract/application-forms/question-conditions.ts';
import { answerInWords } from '../../contract/applications/application-words.ts';
import type { HandledApplication } from '../../contract/applications/handled-applications.ts';
import { languageOf } from '../../contract/positions/language-of.ts';
import { Banner } from '../ui/banner.tsx';
import { shownAs } from '../ui/file-viewer/shown-as.ts';
import { Icon } from '../ui/icon.tsx';
import { TextWithLinks } from '../ui/text-with-links.tsx';
import styles from './application-detail.module.css';
import { fileSize } from './file-size.ts';
import type { SectionProps } from './section-props.ts';
import sections from './sections.module.css';
import { ShowFile } from './show-file.tsx';
import { useHandledFiles } from './use-handled-files.ts';

type Answer = NonNullable<HandledApplication['responses']>[number];

type Props = Pick<SectionProps, 'application' | 'onStale'>;

/** Every question that was asked, in the order of the form, answered or not. */
export function ApplicationAnswers({ application, onStale }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const { formSnapshot, responses = [] } = application;
  const files = useHandledFiles({ application, onProblem: setProblem, onStale });
  return (
    <section className={sections.part}>
      <h3>Svar</h3>
      <Banner>{problem}</Banner>
      <dl className={styles.answers}>
        {askedAmong(formSnapshot?.questions ?? [], responses).map(({ id: question, question: text }) => (
          <div key={question}>
            <dt>{text}</dt>
            <dd>
              <Given answer={responses.find(({ questionId }) => questionId === question)} handled={files} />
            </dd>
          </div>
        ))}
      </dl>
      {files.viewer}
    </section>
  );
}

interface GivenProps {
  answer: Answer | undefined;
  handled: ReturnType<typeof useHandledFiles>;
}

function Given({ answer, handled }: GivenProps) {
  if (!answer || (answer.response.length === 0 && answer.files.length === 0))
    return <span className="quiet">Ikke besvart</span>;
  const { response, files } = answer;
  if (files.length > 0) return <Files files={files} handled={handled} />;
  if (Array.isArray(response))
    return (
      <ul>
        {response.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    );
  const words = answerInWords(answer);
  return (
    <p className={styles.text} lang={languageOf(words)}>
      <TextWithLinks text={words} />
    </p>
  );
}

/** A clean one waits for who is to know whose it is. */
const notReady = { pending: 'Kontrolleres for virus', infected: 'Stoppet av viruskontrollen', clean: 'Skjult' };

function Files({ files, handled }: Pick<GivenProps, 'handled'> & Pick<Answer, 'files'>) {
  const { isCv, download, show } = handled;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without markers
    <ul role="list" className={styles.files}>
      {files.map(({ id, originalName, size, scan, url }) => (
        <li key={id}>
          {url || isCv(id) ? (
            <>
              <Button variant="secondary" data-size="sm" className="on-paper" onClick={() => download(id)}>
                <Icon name="download" />
                {url ? originalName : 'CV uten navn'}
              </Button>
              <ShowFile name={url ? originalName : 'CV uten navn.pdf'} onShow={() => show(id)} />
            </>
          ) : (
            originalName
          )}
          <span className="quiet">
            {url ? fileSize(size) : !isCv(id) && notReady[scan]}
            {url && !shownAs(originalName) && ', kan bare lastes ned'}
          </span>
        </li>
      ))}
    </ul>
  );
}
