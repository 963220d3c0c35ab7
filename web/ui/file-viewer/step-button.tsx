import { Button } from '@digdir/designsystemet-react';
import { Icon, type IconName } from '../icon.tsx';

interface Props {
  label: string;
  icon: IconName;
  /** There is no more of it; whoever presses it keeps the focus. */
  isOff?: boolean;
  /** What does the same while the file has the focus. */
  keys?: string;
  onClick: () => void;
}

export const StepButton = ({ label, icon, isOff, keys, onClick }: Props) => (
  <Button
    icon
    variant="tertiary"
    data-size="sm"
    aria-label={label}
    aria-disabled={isOff}
    aria-keyshortcuts={keys}
    onClick={onClick}
  >
    <span className="tip" title={label}>
      <Icon name={icon} />
    </span>
  </Button>
);
