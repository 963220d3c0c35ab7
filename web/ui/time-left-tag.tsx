import { Icon } from './icon.tsx';
import { Tag } from './tag.tsx';

export const TimeLeftTag = ({ text, color }: { text: string; color: 'danger' | 'success' }) => (
  <Tag color={color}>
    <Icon name={color === 'danger' ? 'warning' : 'clock'} size="1.1em" />
    {text}
  </Tag>
);
