import type { Filter } from './list-frame.tsx';

export const activeFilter: Filter = {
  name: 'isActive',
  label: 'Status',
  options: [
    ['', 'Alle'],
    ['true', 'Aktive'],
    ['false', 'Deaktiverte'],
  ],
};
