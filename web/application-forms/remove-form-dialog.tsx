import type { ApplicationForm } from '../../contract/application-forms.ts';
import { formatCount } from '../platform/format.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

interface Props {
  /** The form that is asked about. */
  form: ApplicationForm | null;
  onRemove: (form: ApplicationForm) => void;
  onDeactivate: (form: ApplicationForm) => void;
  onCancel: () => void;
}

/** Says what will happen to what uses it. Under open positions a form stays, and can be deactivated instead. */
export function RemoveFormDialog({ form, onRemove, onDeactivate, onCancel }: Props) {
  const open = form?.openPositions ?? 0;
  const closed = (form?.usageCount ?? 0) - open;
  if (form && open > 0) {
    return (
      <ConfirmDialog
        open
        title="Malen er i bruk"
        confirmLabel={form.isActive ? 'Deaktiver malen' : null}
        onConfirm={() => onDeactivate(form)}
        onCancel={onCancel}
      >
        <p>
          {form.title} brukes av {formatCount(open, 'åpen stilling', 'åpne stillinger')} og kan ikke slettes. Velg en
          annen mal for {open === 1 ? 'den' : 'dem'} først.
        </p>
        {form.isActive && (
          <p>Du kan deaktivere malen: De som bruker den, beholder den, men den kan ikke velges for nye stillinger.</p>
        )}
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      open={form !== null}
      title="Slette søknadsmalen?"
      confirmLabel="Slett malen"
      onConfirm={() => form && onRemove(form)}
      onCancel={onCancel}
    >
      <p>{form?.title} slettes for alle i bedriften. Dette kan ikke angres.</p>
      {closed > 0 && (
        <p>
          {formatCount(closed, 'avsluttet stilling', 'avsluttede stillinger')} mister malen og må få en ny før{' '}
          {closed === 1 ? 'den' : 'de'} kan åpnes igjen.
        </p>
      )}
      {(form?.applicationCount ?? 0) > 0 && <p>Søknader som er sendt, beholder spørsmålene de fikk.</p>}
    </ConfirmDialog>
  );
}
