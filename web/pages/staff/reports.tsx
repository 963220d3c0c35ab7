import { useState } from 'react';
import type { Reply } from '../../../contract/endpoint.ts';
import type { adReports } from '../../../contract/support/ad-reports.ts';
import { api } from '../../platform/api.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { deactivatePosition } from './list/deactivate-position.ts';
import entries from './list/entries.module.css';
import { type Filter, ListFrame } from './list/list-frame.tsx';
import { useDeactivation } from './list/use-deactivation.tsx';
import { useStaffList } from './list/use-staff-list.ts';
import { CaseCard } from './reports/case-card.tsx';
import { CloseDialog } from './reports/close-dialog.tsx';
import { type TabProps, useAttempt } from './tab.ts';

export type ReportCase = Reply<typeof adReports.list>['cases'][number];

const filters: Filter[] = [
  {
    name: 'state',
    label: 'Vis',
    options: [
      ['', 'Åpne'],
      ['closed', 'Avsluttede'],
    ],
  },
];
const load = (query: Record<string, string>) => api('GET /admin/ad-reports', { query });

/** What visitors say is wrong with ads, and what staff do about it. */
export default function Reports({ say }: TabProps) {
  const { list, frame, reload } = useStaffList({ filters, load, say });
  const attempt = useAttempt(say);
  const [takingDown, setTakingDown] = useState<ReportCase | null>(null);
  const [closing, setClosing] = useState<ReportCase | null>(null);
  const { ask, dialog } = useDeactivation({ ...deactivatePosition, onDone: reload, say });

  const change = async (way: 'take-down' | 'put-back', uuid: string) => {
    if (await attempt(api(`POST /admin/nav-positions/:uuid/${way}`, { params: { uuid } }))) reload();
  };
  const takeDown = () => {
    if (takingDown) void change('take-down', takingDown.ad.id);
    setTakingDown(null);
  };
  const closed = (message: string) => {
    setClosing(null);
    say(message, 'success');
    reload();
  };
  return (
    <ListFrame
      title="Meldte annonser"
      searchLabel="Søk i meldte annonser"
      placeholder="Tittel eller bedrift"
      nouns={['sak', 'saker']}
      {...frame}
    >
      <ul className={entries.list}>
        {list?.cases.map((reported) => (
          <CaseCard
            key={reported.id}
            reported={reported}
            onDeactivate={() => ask({ id: reported.ad.id, name: reported.ad.title })}
            onTakeDown={() => setTakingDown(reported)}
            onPutBack={() => void change('put-back', reported.ad.id)}
            onClose={() => setClosing(reported)}
          />
        ))}
      </ul>
      {dialog}
      <ConfirmDialog
        open={takingDown !== null}
        title="Vil du ta ned denne NAV-stillingen?"
        confirmLabel="Ta ned"
        onConfirm={takeDown}
        onCancel={() => setTakingDown(null)}
      >
        <p>
          <strong>{takingDown?.ad.title}</strong>
        </p>
        <p>Den forsvinner herfra og blir borte selv om NAV fortsatt har den. Du kan slippe den fram igjen.</p>
      </ConfirmDialog>
      <CloseDialog reported={closing} onClosed={closed} onCancel={() => setClosing(null)} />
    </ListFrame>
  );
}
