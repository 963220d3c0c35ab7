import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface Props {
  open: boolean;
  count: number;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Before somebody learns whose anonymous applications are: it is for good, and seen by the applicants. */
export const RevealDialog = ({ count, ...dialog }: Props) => (
  <ConfirmDialog
    {...dialog}
    title={count === 1 ? 'Vise hvem søkeren er?' : `Vise hvem de ${count} søkerne er?`}
    confirmLabel="Vis hvem det er"
  >
    <p>
      Alle som behandler søknader her, ser da navn, kontaktopplysninger og vedlegg. Det kan ikke gjøres om. Søkeren kan
      se når det skjedde, og historikken viser hvem som gjorde det.
    </p>
  </ConfirmDialog>
);
