import { Button } from '@digdir/designsystemet-react';
import { keyLimits, newKeySchema } from '../../../contract/businesses/business-keys.ts';
import { api } from '../../platform/api.ts';
import { useAttemptKey } from '../../platform/use-attempt-key.ts';
import { Banner } from '../../ui/banner.tsx';
import { LabelledField } from '../../ui/labelled-field.tsx';
import { LimitedInput } from '../../ui/limited-input.tsx';
import { useForm } from '../../ui/use-form.ts';
import type { MadeKey } from './made-key.tsx';
import styles from './own-systems.module.css';

interface Props {
  businessId: string;
  /** There can be no more. */
  isFull: boolean;
  onMade: (made: MadeKey) => Promise<unknown>;
}

export function NewKey({ businessId, isFull, onMade }: Props) {
  const attempt = useAttemptKey();
  const { field, errorOf, banner, isSending, submit, form, reset } = useForm({
    initial: { name: '' },
    schema: newKeySchema,
    fallback: 'Kunne ikke lage nøkkelen',
    send: async (body) => {
      const sent = { ...body, idempotencyKey: attempt.keyFor(body) };
      const { key, secret } = await api('POST /business-settings/:businessId/keys', {
        params: { businessId },
        body: sent,
      });
      attempt.forget();
      reset();
      await onMade({ ...key, secret });
    },
  });
  return (
    <>
      <Banner>{banner}</Banner>
      {isFull ? (
        <p className="quiet">Dere kan ha {keyLimits.most} nøkler. Avslutt en for å lage en ny.</p>
      ) : (
        <form className={styles.row} ref={form} onSubmit={submit} noValidate aria-label="Lag en nøkkel">
          <LabelledField
            id={`key-${businessId}`}
            label="Navn på systemet"
            description="Så dere kjenner det igjen, for eksempel «Rekrutteringssystemet»"
            error={errorOf('name')}
          >
            {(labelled) => (
              <LimitedInput {...labelled} {...field('name')} autoComplete="off" maxLength={keyLimits.nameLength} />
            )}
          </LabelledField>
          <Button type="submit" variant="secondary" disabled={isSending}>
            {isSending ? 'Lager …' : 'Lag nøkkel'}
          </Button>
        </form>
      )}
    </>
  );
}
