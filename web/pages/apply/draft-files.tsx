import { useState } from 'react';
import { addressAmong } from '../../applications/address-among.ts';
import { FileList } from '../../applications/file-list.tsx';
import type { SentFile } from '../../applications/upload-file.ts';
import { useSentFiles } from '../../applications/use-sent-files.ts';
import { api } from '../../platform/api.ts';
import { Said } from '../../ui/said.tsx';
import styles from './apply.module.css';

/** The files of a draft that can no longer be sent. */
export function DraftFiles({ positionId, files }: { positionId: string; files: SentFile[] }) {
  const [problem, setProblem] = useState<string | null>(null);
  const addressOf = async (fileId: string) => {
    const { draft } = await api('GET /applications/form/:positionId', { params: { positionId } });
    return addressAmong(draft?.responses.flatMap((answer) => answer.files) ?? [], fileId);
  };
  const { fetch, show, viewer } = useSentFiles({ files, addressOf, onProblem: setProblem });
  return (
    <section className={styles.part}>
      <h2>Vedlegg</h2>
      <Said said={problem ? { tone: 'danger', text: problem } : null} />
      <FileList files={files} onFetch={fetch} onShow={show} />
      {viewer}
    </section>
  );
}
