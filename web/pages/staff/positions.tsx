import type { Reply } from '../../../contract/endpoint.ts';
import { positionChangesSchema } from '../../../contract/staff/staff-changes.ts';
import type { staff } from '../../../contract/staff.ts';
import { api } from '../../platform/api.ts';
import { dayInOslo, formatDate, formatShortMoment } from '../../platform/format.ts';
import { isLater } from '../../positions/publishing.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Tag } from '../../ui/tag.tsx';
import { EditDialog } from './edit/edit-dialog.tsx';
import { positionFields } from './edit/position-fields.ts';
import { actionsColumn } from './list/actions-column.tsx';
import { activeFilter } from './list/active-filter.ts';
import { deactivatePosition } from './list/deactivate-position.ts';
import { InlineSwitch } from './list/inline-switch.tsx';
import styles from './list/list-frame.module.css';
import { type Filter, ListFrame } from './list/list-frame.tsx';
import { PublicLink } from './list/public-link.tsx';
import { useDeactivation } from './list/use-deactivation.tsx';
import { type SeveralOf, useSeveral } from './list/use-several.tsx';
import { useStaffList } from './list/use-staff-list.ts';
import type { TabProps } from './tab.ts';

type Position = Reply<typeof staff.positions>['positions'][number];

const filters: Filter[] = [
  activeFilter,
  {
    name: 'isExpired',
    label: 'Utløp',
    options: [
      ['', 'Alle'],
      ['false', 'Ikke utløpt'],
      ['true', 'Utløpt'],
    ],
  },
];
const several: SeveralOf = {
  list: 'positions',
  nouns: ['stilling', 'stillinger'],
  consequences: {
    off: 'Stillingene skjules for alle andre enn dem som styrer dem, og de kan ikke aktivere dem igjen.',
    on: 'De som er godkjent, blir synlige igjen. Eierne får en e-post om det.',
  },
  tellsOwners: true,
};
const load = (query: Record<string, string>) => api('GET /admin/positions', { query });

export default function Positions({ say }: TabProps) {
  const { list, edit, reload, change, editing, frame } = useStaffList({
    filters,
    load,
    say,
  });
  const { ask, dialog } = useDeactivation({
    ...deactivatePosition,
    onDone: reload,
    say,
  });
  const rows = list?.positions ?? [];
  const { column, choosePage, around } = useSeveral<Position>({
    ...several,
    rows,
    nameOf: ({ title }) => title,
    ownerOf: ({ businessId }) => businessId.businessName,
    reload,
    say,
  });
  const activate = (id: string, name: string) =>
    change(api('PUT /admin/positions/:id', { params: { id }, body: { isActive: true } }), `${name} er aktivert.`);
  const columns: Column<Position>[] = [
    column,
    {
      label: 'Tittel',
      isHeading: true,
      show: ({ id, title, approvalStatus, featured, publishFrom }) => (
        <span className={styles.marked}>
          <PublicLink to={`/stilling/${id}`} name={title} />
          {approvalStatus === 'pending' && <Tag color="warning">Venter på godkjenning</Tag>}
          {isLater(publishFrom, dayInOslo(new Date())) && <Tag color="info">Publiseres {formatDate(publishFrom)}</Tag>}
          {featured && <Tag color="sol">Fremhevet</Tag>}
        </span>
      ),
    },
    { label: 'Bedrift', show: ({ businessId }) => businessId.businessName || 'N/A' },
    { label: 'Type', show: ({ positionType }) => positionType, isShort: true },
    {
      label: 'Aktiv',
      show: ({ id, title: name, businessId, isActive }) => (
        <InlineSwitch
          label={`${name} hos ${businessId.businessName} er aktiv`}
          checked={isActive}
          onSwitch={(wanted) => (wanted ? activate(id, name) : void ask({ id, name }))}
        />
      ),
    },
    {
      label: 'Utløper',
      show: ({ expiryDate, isExpired }) => (
        <span className={styles.marked}>
          {formatDate(expiryDate)}
          {isExpired && <Tag>Utløpt</Tag>}
        </span>
      ),
      isShort: true,
    },
    { label: 'Opprettet', show: ({ createdAt }) => formatShortMoment(createdAt), isShort: true },
    actionsColumn({ nameOf: ({ title }) => title, ownerOf: ({ businessId }) => businessId.businessName, edit, ask }),
  ];
  return (
    <ListFrame
      title="Stillinger"
      searchLabel="Søk etter stillinger"
      placeholder="Tittel eller bedrift"
      nouns={several.nouns}
      {...frame}
      {...around}
    >
      {choosePage}
      <DataTable caption="Stillinger" columns={columns} rows={rows} isBusy={frame.isBusy} />
      {dialog}
      <EditDialog
        title="Rediger stilling"
        fields={positionFields}
        schema={positionChangesSchema}
        load={async (id) => (await api('GET /admin/positions/:id', { params: { id } })).position}
        save={(id, body) => api('PUT /admin/positions/:id', { params: { id }, body })}
        {...editing}
      />
    </ListFrame>
  );
}
