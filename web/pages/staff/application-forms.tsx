import { formLimits } from '../../../contract/application-forms/application-form-fields.ts';
import type { Reply } from '../../../contract/endpoint.ts';
import { formChangesSchema } from '../../../contract/staff/staff-changes.ts';
import type { staff } from '../../../contract/staff.ts';
import { api } from '../../platform/api.ts';
import { cutText, formatCount, formatNumber, formatShortMoment } from '../../platform/format.ts';
import { AddressText } from '../../ui/address-text.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Tag } from '../../ui/tag.tsx';
import { EditDialog } from './edit/edit-dialog.tsx';
import type { FieldSpec } from './edit/field-spec.ts';
import { actionsColumn } from './list/actions-column.tsx';
import { activeFilter } from './list/active-filter.ts';
import styles from './list/list-frame.module.css';
import { ListFrame } from './list/list-frame.tsx';
import { useDeactivation } from './list/use-deactivation.tsx';
import { type SeveralOf, useSeveral } from './list/use-several.tsx';
import { useStaffList } from './list/use-staff-list.ts';
import type { TabProps } from './tab.ts';

type Form = Reply<typeof staff.forms>['forms'][number];

const deactivate = {
  question: 'Er du sikker på at du vil deaktivere denne søknadsmalen?',
  consequence: 'Ingen nye stillinger kan bruke malen.',
};
const fields: FieldSpec[] = [
  { name: 'title', label: 'Tittel', kind: 'text', maxLength: formLimits.title },
  { name: 'description', label: 'Beskrivelse', kind: 'long', isOptional: true, maxLength: formLimits.description },
  { name: 'isActive', label: 'Aktiv', kind: 'switch', asksFirst: { to: false, ...deactivate } },
];
const filters = [activeFilter];
const several: SeveralOf = {
  list: 'application-forms',
  nouns: ['søknadsmal', 'søknadsmaler'],
  consequences: {
    off: 'Ingen nye stillinger kan bruke malene.',
    on: 'Nye stillinger kan bruke malene igjen.',
  },
};
const load = (query: Record<string, string>) => api('GET /admin/application-forms', { query });

const SHOWN_CHARACTERS = 50;

const columnsWith = (edit: (id: string) => void, ask: (form: { id: string; name: string }) => void): Column<Form>[] => [
  {
    label: 'Tittel',
    show: ({ title, businessId }) => (
      <span>
        {title}
        <span className={styles.under}>{businessId.businessName}</span>
      </span>
    ),
    isHeading: true,
  },
  { label: 'Beskrivelse', show: ({ description }) => cutText(description, SHOWN_CHARACTERS) || 'Ingen beskrivelse' },
  {
    label: 'Bruker',
    show: ({ userId }) =>
      userId ? (
        <span>
          {userId.firstName} {userId.lastName}
          <span className={styles.under}>
            <AddressText>{userId.email}</AddressText>
          </span>
        </span>
      ) : (
        'Ukjent bruker'
      ),
  },
  { label: 'Spørsmål', show: ({ questions }) => formatNumber(questions.length), isShort: true },
  { label: 'Brukt', show: ({ usageCount }) => formatCount(usageCount, 'gang', 'ganger'), isShort: true },
  {
    label: 'Status',
    show: ({ isActive }) => (isActive ? <Tag color="success">Aktiv</Tag> : <Tag>Inaktiv</Tag>),
    isShort: true,
  },
  { label: 'Opprettet', show: ({ createdAt }) => formatShortMoment(createdAt), isShort: true },
  actionsColumn({ nameOf: ({ title }) => title, ownerOf: ({ businessId }) => businessId.businessName, edit, ask }),
];

export default function ApplicationForms({ say }: TabProps) {
  const { list, edit, reload, editing, frame } = useStaffList({ filters, load, say });
  const { ask, dialog } = useDeactivation({
    ...deactivate,
    remove: (id) => api('DELETE /admin/application-forms/:id', { params: { id } }),
    onDone: reload,
    say,
  });
  const rows = list?.forms ?? [];
  const { column, choosePage, around } = useSeveral<Form>({
    ...several,
    rows,
    nameOf: ({ title }) => title,
    ownerOf: ({ businessId }) => businessId.businessName,
    reload,
    say,
  });
  return (
    <ListFrame
      title="Søknadsmaler"
      searchLabel="Søk etter søknadsmaler"
      placeholder="Tittel eller beskrivelse"
      nouns={several.nouns}
      {...frame}
      {...around}
    >
      {choosePage}
      <DataTable
        caption="Søknadsmaler"
        columns={[column, ...columnsWith(edit, ask)]}
        rows={rows}
        isBusy={frame.isBusy}
      />
      {dialog}
      <EditDialog
        title="Rediger søknadsmal"
        fields={fields}
        schema={formChangesSchema}
        load={async (id) => (await api('GET /admin/application-forms/:id', { params: { id } })).form}
        save={(id, body) => api('PUT /admin/application-forms/:id', { params: { id }, body })}
        {...editing}
      />
    </ListFrame>
  );
}
