import { Button } from '@digdir/designsystemet-react';
import { type RefObject, useId, useRef } from 'react';
import { policy } from '../../../../contract/policy.ts';
import { closingSchema } from '../../../../contract/support/ad-reports.ts';
import { api } from '../../../platform/api.ts';
import { formatCount } from '../../../platform/format.ts';
import { Banner } from '../../../ui/banner.tsx';
import { LabelledField } from '../../../ui/labelled-field.tsx';
import { LimitedTextarea } from '../../../ui/limited-textarea.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { useForm } from '../../../ui/use-form.ts';
import type { ReportCase } from '../reports.tsx';
import styles from './reports.module.css';

interface Props {
  reported: ReportCase | null;
  onClosed: (message: string) => void;
  onCancel: () => void;
}

interface Typed extends Record<string, string> {
  answer: string;
}

/** Ends what was said of an ad, with an answer to those who want one. */
export function CloseDialog({ reported, ...rest }: Props) {
  const heading = useId();
  /** What was typed and not sent, by case. */
  const kept = useRef<Record<string, RefObject<Typed | null>>>({});
  const keptOf = (id: string) => {
    kept.current[id] ??= { current: null };
    return kept.current[id];
  };
  return (
    <Modal open={reported !== null} onClose={rest.onCancel} labelledBy={heading}>
      {reported && <CloseForm key={reported.id} kept={keptOf(reported.id)} {...{ reported, heading, ...rest }} />}
    </Modal>
  );
}

interface FormProps extends Props {
  reported: ReportCase;
  heading: string;
  kept: RefObject<Typed | null>;
}

function CloseForm({ reported, heading, kept, onClosed, onCancel }: FormProps) {
  const { id, ad, count, wantAnswer, latestAt } = reported;
  const asks = wantAnswer > 0;
  const { field, errorOf, banner, isSending, submit, form } = useForm<Typed>({
    initial: { answer: asks ? suggested(ad.state) : '' },
    schema: closingSchema.pick({ answer: true }),
    send: async ({ answer }) => {
      const body = { until: latestAt, answer };
      onClosed((await api('POST /admin/ad-reports/:id/close', { params: { id }, body })).message);
    },
    fallback: 'Saken ble ikke avsluttet',
    kept,
  });
  return (
    <form ref={form} className={styles.closing} onSubmit={submit} noValidate>
      <h2 id={heading} tabIndex={-1} data-autofocus>
        Avslutt saken om {ad.title}
      </h2>
      <p>{formatCount(count, 'melding', 'meldinger')} om annonsen avsluttes. Kommer det en ny, blir det en ny sak.</p>
      {asks && (
        <LabelledField
          id="closing-answer"
          label="Svar"
          description="Går på e-post til dem som ba om det."
          error={errorOf('answer')}
        >
          {(labelled) => (
            <LimitedTextarea {...labelled} {...field('answer')} rows={5} maxLength={policy.lengths.decisionReason} />
          )}
        </LabelledField>
      )}
      <Banner>{banner}</Banner>
      <div className="button-row">
        <Button type="submit" aria-disabled={isSending}>
          Avslutt saken
        </Button>
        <Button type="button" variant="secondary" data-color="neutral" onClick={onCancel}>
          Avbryt
        </Button>
      </div>
    </form>
  );
}

const suggested = (state: ReportCase['ad']['state']) =>
  state === 'shown'
    ? 'Vi har sett på annonsen og lar den stå, fordi vi ikke fant noe galt med den.'
    : 'Annonsen vises ikke lenger hos oss.';
