import type { ReactNode } from 'react';
import type { Message } from '../../../contract/applications/application-messages.ts';
import { languageOf } from '../../../contract/positions/language-of.ts';
import { formatMoment } from '../../platform/format.ts';
import { Tag } from '../../ui/tag.tsx';
import { FileList } from '../file-list.tsx';
import type { useSentFiles } from '../use-sent-files.ts';
import styles from './messages.module.css';

interface Props {
  messages: Message[];
  isOwn: (message: Message) => boolean;
  isNew: (message: Message) => boolean;
  /** What to be careful with in what somebody else wrote. */
  caution?: (message: Message) => ReactNode;
  files: ReturnType<typeof useSentFiles>;
}

/** The first first; what is added is read out. */
export const MessageList = ({ messages, isOwn, isNew, caution, files }: Props) => (
  <>
    <div role="log" aria-label="Meldinger">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without markers */}
      <ol role="list" className={styles.list}>
        {messages.map((each) => (
          <li key={each.id} data-own={isOwn(each) || undefined}>
            <p className={styles.head}>
              <strong>
                {each.author ?? 'En tidligere bruker'}
                <span className="visually-hidden">, </span>
              </strong>
              <span className="quiet">{formatMoment(each.sentAt)}</span>
              {isNew(each) && <Tag color="sol">Ny</Tag>}
            </p>
            <p className={styles.message} lang={languageOf(each.message)}>
              {each.message}
            </p>
            {each.files.length > 0 && <FileList files={each.files} onFetch={files.fetch} onShow={files.show} />}
            {!isOwn(each) && caution?.(each)}
            {isOwn(each) && each.readAt && <p className="quiet">Lest {formatMoment(each.readAt)}</p>}
          </li>
        ))}
      </ol>
    </div>
    {files.viewer}
  </>
);
