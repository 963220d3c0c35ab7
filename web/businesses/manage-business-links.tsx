import { ManageLinks } from '../ui/manage-links.tsx';

/** For those who manage it. */
export const ManageBusinessLinks = ({ id, label }: { id: string; label: string }) => (
  <ManageLinks
    label={label}
    links={[
      { to: `/rediger-bedrift/${id}`, text: 'Rediger', icon: 'pencil' },
      { to: `/bedrift/${id}/stillinger`, text: 'Stillinger', icon: 'briefcase' },
      { to: `/bedrift/${id}/applications`, text: 'Søknader', icon: 'mail' },
    ]}
  />
);
