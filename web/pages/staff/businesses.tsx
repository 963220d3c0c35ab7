import { businessLengths } from '../../../contract/businesses/business-fields.ts';
import type { Reply } from '../../../contract/endpoint.ts';
import { policy } from '../../../contract/policy.ts';
import { businessChangesSchema } from '../../../contract/staff/staff-changes.ts';
import type { staff } from '../../../contract/staff.ts';
import { api } from '../../platform/api.ts';
import { formatOrganizationNumber, formatShortMoment } from '../../platform/format.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Tag } from '../../ui/tag.tsx';
import { BusinessPictures } from './edit/business-pictures.tsx';
import { EditDialog } from './edit/edit-dialog.tsx';
import type { FieldSpec } from './edit/field-spec.ts';
import { actionsColumn } from './list/actions-column.tsx';
import { activeFilter } from './list/active-filter.ts';
import { InlineSwitch } from './list/inline-switch.tsx';
import styles from './list/list-frame.module.css';
import { ListFrame } from './list/list-frame.tsx';
import { PublicLink } from './list/public-link.tsx';
import { useDeactivation } from './list/use-deactivation.tsx';
import { type SeveralOf, useSeveral } from './list/use-several.tsx';
import { useStaffList } from './list/use-staff-list.ts';
import type { TabProps } from './tab.ts';

type Business = Reply<typeof staff.businesses>['businesses'][number];

const { min, max } = policy.activePositionsPerBusiness;
const deactivate = {
  question: 'Er du sikker på at du vil deaktivere denne bedriften?',
  consequence:
    'Bedriften og stillingene skjules for alle andre enn dem som styrer den, og eieren kan ikke aktivere den igjen.',
};
const fields: FieldSpec[] = [
  { name: 'businessName', label: 'Bedriftsnavn', kind: 'text', maxLength: businessLengths.businessName.max },
  {
    name: 'organizationNumber',
    label: 'Organisasjonsnummer',
    kind: 'text',
    maxLength: 30,
    description: 'Ni siffer. Et nytt nummer slås opp i Enhetsregisteret.',
  },
  {
    name: 'shortDescription',
    label: 'Kort beskrivelse',
    kind: 'long',
    isOptional: true,
    maxLength: businessLengths.shortDescription.max,
  },
  {
    name: 'longDescription',
    label: 'Lang beskrivelse',
    kind: 'long',
    isOptional: true,
    maxLength: businessLengths.longDescription.max,
  },
  {
    name: 'maxActivePositions',
    label: 'Maks antall aktive stillinger',
    kind: 'number',
    description: `Fra ${min} til ${max}`,
  },
  {
    name: 'isActive',
    label: 'Aktiv',
    kind: 'switch',
    description: 'En deaktivert bedrift skjules med stillingene sine.',
    asksFirst: { to: false, ...deactivate },
  },
];
const filters = [activeFilter];
const several: SeveralOf = {
  list: 'businesses',
  nouns: ['bedrift', 'bedrifter'],
  consequences: {
    off: 'Bedriftene og stillingene deres skjules for alle andre enn dem som styrer dem, og eierne kan ikke aktivere dem igjen.',
    on: 'De som er godkjent, blir synlige igjen med stillingene sine. Eierne får en e-post om det.',
  },
  tellsOwners: true,
};
const load = (query: Record<string, string>) => api('GET /admin/businesses', { query });

export default function Businesses({ say }: TabProps) {
  const { list, edit, reload, change, editing, frame } = useStaffList({ filters, load, say });
  const { ask, dialog } = useDeactivation({
    ...deactivate,
    remove: (id, reason) => api('DELETE /admin/businesses/:id', { params: { id }, body: { reason } }),
    tellsOwner: true,
    onDone: reload,
    say,
  });
  const rows = list?.businesses ?? [];
  const { column, choosePage, around } = useSeveral<Business>({
    ...several,
    rows,
    nameOf: ({ businessName }) => businessName,
    reload,
    say,
  });
  const activate = (id: string, name: string) =>
    change(api('PUT /admin/businesses/:id', { params: { id }, body: { isActive: true } }), `${name} er aktivert.`);
  const columns: Column<Business>[] = [
    column,
    {
      label: 'Bedriftsnavn',
      isHeading: true,
      show: ({ businessName, organizationNumber, approvalStatus }) => (
        <span className={styles.marked}>
          <PublicLink to={`/bedrift/${organizationNumber}`} name={businessName} />
          {approvalStatus === 'pending' && <Tag color="warning">Venter på godkjenning</Tag>}
        </span>
      ),
    },
    { label: 'Org.nummer', show: ({ organizationNumber }) => formatOrganizationNumber(organizationNumber) },
    { label: 'Eier', show: ({ userId }) => (userId ? `${userId.firstName} ${userId.lastName}` : 'Ukjent bruker') },
    {
      label: 'Aktiv',
      show: ({ id, businessName: name, isActive }) => (
        <InlineSwitch
          label={`${name} er aktiv`}
          checked={isActive}
          onSwitch={(wanted) => (wanted ? activate(id, name) : void ask({ id, name }))}
        />
      ),
    },
    { label: 'Opprettet', show: ({ createdAt }) => formatShortMoment(createdAt), isShort: true },
    actionsColumn({ nameOf: ({ businessName }) => businessName, edit, ask }),
  ];
  return (
    <ListFrame
      title="Bedrifter"
      searchLabel="Søk etter bedrifter"
      placeholder="Navn eller organisasjonsnummer"
      nouns={several.nouns}
      {...frame}
      {...around}
    >
      {choosePage}
      <DataTable caption="Bedrifter" columns={columns} rows={rows} isBusy={frame.isBusy} />
      {dialog}
      <EditDialog
        title="Rediger bedrift"
        fields={fields}
        schema={businessChangesSchema}
        load={async (id) => (await api('GET /admin/businesses/:id', { params: { id } })).business}
        save={(id, body) => api('PUT /admin/businesses/:id', { params: { id }, body })}
        {...editing}
        more={(id) => <BusinessPictures businessId={id} />}
      />
    </ListFrame>
  );
}
