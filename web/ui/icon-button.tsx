import { Button } from '@digdir/designsystemet-react';
import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface Props extends Omit<ComponentProps<typeof Button>, 'icon' | 'children' | 'aria-label'> {
  label: string;
  /** What the pointer is told, where less than the whole label says it. */
  tip?: string;
  icon: IconName;
}

/** A small button without words. */
export const IconButton = ({ label, tip = label, icon, ...button }: Props) => (
  <Button type="button" icon variant="tertiary" data-size="sm" aria-label={label} {...button}>
    <span className="tip" title={tip}>
      <Icon name={icon} />
    </span>
  </Button>
);
