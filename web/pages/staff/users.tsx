import { useState } from 'react';
import type { Reply } from '../../../contract/endpoint.ts';
import { policy } from '../../../contract/policy.ts';
import { userChangesSchema } from '../../../contract/staff/staff-changes.ts';
import type { staff } from '../../../contract/staff.ts';
import { api } from '../../platform/api.ts';
import { formatShortMoment } from '../../platform/format.ts';
import { AddressText } from '../../ui/address-text.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Tag } from '../../ui/tag.tsx';
import { EditDialog } from './edit/edit-dialog.tsx';
import type { FieldSpec } from './edit/field-spec.ts';
import { actionsColumn } from './list/actions-column.tsx';
import { activeFilter } from './list/active-filter.ts';
import { InlineSwitch } from './list/inline-switch.tsx';
import styles from './list/list-frame.module.css';
import { type Filter, ListFrame } from './list/list-frame.tsx';
import { useDeactivation } from './list/use-deactivation.tsx';
import { type SeveralOf, useSeveral } from './list/use-several.tsx';
import { useStaffList } from './list/use-staff-list.ts';
import type { TabProps } from './tab.ts';

type User = Reply<typeof staff.users>['users'][number];

const { min, max } = policy.businessesPerUser;
const deactivate = {
  question: 'Er du sikker på at du vil deaktivere denne brukeren?',
  consequence: 'Brukeren logges ut overalt og kan ikke logge inn igjen.',
};
const promote = {
  question: 'Gi administratortilgang?',
  consequence: 'Brukeren får se og endre alle brukere, bedrifter og stillinger.',
};
const fields: FieldSpec[] = [
  { name: 'firstName', label: 'Fornavn', kind: 'text', maxLength: policy.lengths.personName },
  { name: 'lastName', label: 'Etternavn', kind: 'text', maxLength: policy.lengths.personName },
  {
    name: 'email',
    label: 'E-post',
    kind: 'email',
    maxLength: policy.lengths.email,
    description: 'En ny adresse må bekreftes på nytt. Den gamle får beskjed.',
  },
  { name: 'maxBusinesses', label: 'Maks antall bedrifter', kind: 'number', description: `Fra ${min} til ${max}` },
  {
    name: 'isActive',
    label: 'Aktiv',
    kind: 'switch',
    description: 'Den som deaktiveres, logges ut overalt.',
    asksFirst: { to: false, ...deactivate },
  },
  {
    name: 'isAdmin',
    label: 'Administrator',
    kind: 'switch',
    description: 'Gir tilgang til alt i dette panelet.',
    asksFirst: { to: true, ...promote },
  },
  {
    name: 'hasSecondStep',
    label: 'Totrinns innlogging',
    kind: 'switch',
    isOnlyTurnedOff: true,
    description:
      'Slå den bare av for en som har mistet både app og gjenopprettingskoder, når du er sikker på hvem det er. Brukeren får beskjed.',
  },
];
const filters: Filter[] = [
  activeFilter,
  {
    name: 'isAdmin',
    label: 'Rolle',
    options: [
      ['', 'Alle'],
      ['true', 'Administratorer'],
      ['false', 'Vanlige brukere'],
    ],
  },
];
const several: SeveralOf = {
  list: 'users',
  nouns: ['bruker', 'brukere'],
  consequences: {
    off: 'Brukerne logges ut overalt og kan ikke logge inn igjen.',
    on: 'Brukerne kan logge inn igjen.',
  },
};
const load = (query: Record<string, string>) => api('GET /admin/users', { query });
const nameOf = ({ firstName, lastName }: User) => `${firstName} ${lastName}`;

export default function Users({ say }: TabProps) {
  const { list, edit, reload, change, editing, frame } = useStaffList({
    filters,
    load,
    say,
  });
  const [promoted, setPromoted] = useState<User | null>(null);
  const { ask, dialog } = useDeactivation({
    ...deactivate,
    remove: (id) => api('DELETE /admin/users/:id', { params: { id } }),
    onDone: reload,
    say,
  });
  const rows = list?.users ?? [];
  const { column, choosePage, around } = useSeveral<User>({
    ...several,
    rows,
    // Names repeat.
    nameOf: (user) => `${nameOf(user)}, ${user.email}`,
    reload,
    say,
  });
  const put = (user: User, body: { isActive?: boolean; isAdmin?: boolean }, follows: string) =>
    change(api('PUT /admin/users/:id', { params: { id: user.id }, body }), `${nameOf(user)} ${follows}`);
  const columns: Column<User>[] = [
    column,
    { label: 'Navn', show: nameOf, isHeading: true },
    {
      label: 'E-post',
      show: ({ email, emailConfirmed }) => (
        <span className={styles.marked}>
          <AddressText>{email}</AddressText>
          {!emailConfirmed && <Tag color="warning">Ikke bekreftet</Tag>}
        </span>
      ),
    },
    {
      label: 'Aktiv',
      show: (user) => (
        <InlineSwitch
          label={`${nameOf(user)} er aktiv`}
          checked={user.isActive}
          onSwitch={(isActive) =>
            isActive ? put(user, { isActive }, 'er aktivert.') : void ask({ id: user.id, name: nameOf(user) })
          }
        />
      ),
    },
    {
      label: 'Administrator',
      show: (user) => (
        <InlineSwitch
          label={`${nameOf(user)} er administrator`}
          checked={user.isAdmin}
          onSwitch={(isAdmin) =>
            isAdmin ? void setPromoted(user) : put(user, { isAdmin }, 'er ikke lenger administrator.')
          }
        />
      ),
    },
    { label: 'Maks bedrifter', show: ({ maxBusinesses }) => maxBusinesses, isShort: true },
    { label: 'Opprettet', show: ({ createdAt }) => formatShortMoment(createdAt), isShort: true },
    actionsColumn({ nameOf, edit, ask }),
  ];
  return (
    <ListFrame
      title="Brukere"
      searchLabel="Søk etter brukere"
      placeholder="Navn eller e-post"
      nouns={several.nouns}
      {...frame}
      {...around}
    >
      {choosePage}
      <DataTable caption="Brukere" columns={columns} rows={rows} isBusy={frame.isBusy} />
      {dialog}
      <ConfirmDialog
        open={promoted !== null}
        title={promote.question}
        confirmLabel="Gi tilgang"
        onConfirm={() => {
          if (promoted) void put(promoted, { isAdmin: true }, 'er nå administrator.');
          setPromoted(null);
        }}
        onCancel={() => setPromoted(null)}
      >
        <p>
          <strong>{promoted && nameOf(promoted)}</strong> får se og endre alle brukere, bedrifter og stillinger.
        </p>
      </ConfirmDialog>
      <EditDialog
        title="Rediger bruker"
        fields={fields}
        schema={userChangesSchema}
        load={async (id) => (await api('GET /admin/users/:id', { params: { id } })).user}
        save={(id, body) => api('PUT /admin/users/:id', { params: { id }, body })}
        {...editing}
      />
    </ListFrame>
  );
}
