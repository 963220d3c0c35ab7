import { Button } from '@digdir/designsystemet-react';
import { type ComponentProps, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface Props extends Pick<ComponentProps<typeof Button>, 'variant' | 'data-size' | 'data-color' | 'disabled'> {
  /** Something is changed that stays as it is without the changes. */
  isChange?: boolean;
  /** What goes then. */
  what: string;
  onStartOver: () => void;
}

/** Throws away what was typed, if that is meant. */
export function StartOver({ isChange = false, what, onStartOver, ...button }: Props) {
  const [isAsking, setAsking] = useState(false);
  const label = isChange ? 'Forkast endringene' : 'Begynn på nytt';
  return (
    <>
      <Button type="button" {...button} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={isChange ? 'Forkaste endringene?' : 'Begynne på nytt?'}
        confirmLabel={label}
        onConfirm={() => {
          setAsking(false);
          onStartOver();
        }}
        onCancel={() => setAsking(false)}
      >
        <p>{what} blir borte. Dette kan ikke angres.</p>
      </ConfirmDialog>
    </>
  );
}
