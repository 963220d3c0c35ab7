import { statusNames } from '../../contract/applications/application-words.ts';
import type { ApplicationStatus } from '../../contract/applications.ts';
import { Tag } from '../ui/tag.tsx';

const colors = { pending: 'neutral', approved: 'success', denied: 'danger', contacted: 'info' } as const;

export const StatusTag = ({ status }: { status: ApplicationStatus }) => (
  <Tag color={colors[status]}>{statusNames[status]}</Tag>
);
