import { Button } from '@digdir/designsystemet-react';

interface Props {
  isSending: boolean;
  label: string;
  /** While it is being sent. */
  sending: string;
  onCancel: () => void;
}

/** Below a form that opens within the profile. */
export const FormButtons = ({ isSending, label, sending, onCancel }: Props) => (
  <div className="button-row">
    <Button type="submit" disabled={isSending}>
      {isSending ? sending : label}
    </Button>
    <Button type="button" variant="tertiary" disabled={isSending} onClick={onCancel}>
      Avbryt
    </Button>
  </div>
);
