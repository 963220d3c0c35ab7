import { Button } from '@digdir/designsystemet-react';
import { businessSettings } from '../../../contract/businesses/business-settings.ts';
import { api } from '../../platform/api.ts';
import { Banner } from '../../ui/banner.tsx';
import { EmailInput } from '../../ui/email-input.tsx';
import { LabelledField } from '../../ui/labelled-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import type { PartProps } from './business-settings.tsx';
import styles from './settings.module.css';

/** With an address, visitors can write to the business from its profile. */
export function ContactAddress({ business, settings, done }: Omit<PartProps, 'act'>) {
  const { id: businessId, brregData } = business;
  const { field, errorOf, banner, isSending, submit, form } = useForm({
    initial: { contactEmail: settings.contactEmail ?? '' },
    schema: businessSettings.setContactAddress.body,
    fallback: 'Feil ved oppdatering',
    send: async (body) =>
      done(await api('PUT /business-settings/:businessId/contact-address', { params: { businessId }, body })),
  });
  return (
    <div className={`card ${styles.part}`}>
      <h3>Kontakt</h3>
      <Banner>{banner}</Banner>
      <form className={styles.row} ref={form} onSubmit={submit} noValidate aria-label="Kontaktadresse">
        <LabelledField
          id={`contact-${businessId}`}
          label="Kontaktadresse"
          description={`Meldinger fra bedriftsprofilen kommer hit. Adressen vises ikke. ${withoutAddress(brregData)}`}
          error={errorOf('contactEmail')}
          optional
        >
          {(labelled) => <EmailInput {...labelled} {...field('contactEmail')} />}
        </LabelledField>
        <Button type="submit" variant="secondary" disabled={isSending}>
          {isSending ? 'Lagrer …' : 'Lagre'}
        </Button>
      </form>
    </div>
  );
}

/** A sole proprietor's address in the register is a person's, and is not used. */
const withoutAddress = ({ organisasjonsform }: PartProps['business']['brregData']) =>
  organisasjonsform?.kode === 'ENK'
    ? 'La feltet stå tomt hvis du ikke vil ha meldinger.'
    : 'Står feltet tomt, brukes e-postadressen i Enhetsregisteret, om dere har en der.';
