import { ManageLinks } from '../ui/manage-links.tsx';

interface Props {
  id: string;
  label: string;
  /** Of its owner, where nothing else leads to them. */
  withSettings?: boolean;
}

/** For those who manage it: the same way between its pages on each of them. */
export const ManageBusinessLinks = ({ id, label, withSettings = false }: Props) => (
  <ManageLinks
    label={label}
    links={[
      { to: `/rediger-bedrift/${id}`, text: 'Rediger', icon: 'pencil' },
      { to: `/bedrift/${id}/stillinger`, text: 'Stillinger', icon: 'briefcase' },
      { to: `/bedrift/${id}/applications`, text: 'Søknader', icon: 'mail' },
      { to: `/bedrift/${id}/rapport`, text: 'Rapport', icon: 'document' },
      ...(withSettings ? [{ to: '/bedriftsside?tab=settings', text: 'Innstillinger', icon: 'users' } as const] : []),
    ]}
  />
);
