import { Button } from '@digdir/designsystemet-react';
import { type ReactNode, type RefObject, useId } from 'react';
import { pictureTextSchema } from '../../../contract/businesses/business-pictures.ts';
import { pictureLimits } from '../../../contract/businesses/picture-limits.ts';
import { Banner } from '../../ui/banner.tsx';
import { LabelledField } from '../../ui/labelled-field.tsx';
import { LimitedInput } from '../../ui/limited-input.tsx';
import { useForm } from '../../ui/use-form.ts';
import styles from './pictures-section.module.css';

export type PictureText = { description: string };

interface Props {
  name: string;
  text: string;
  kept?: RefObject<PictureText | null>;
  send: { label: string; sending: string };
  /** What goes before. */
  children?: ReactNode;
  onSend: (description: string) => Promise<void>;
  onCancel: () => void;
}

/** What a picture shows, in words: for one that is added, or that is there. */
export function PictureTextForm({ name, text, kept, send, children, onSend, onCancel }: Props) {
  const id = useId();
  const { field, errorOf, banner, isSending, submit, form } = useForm({
    initial: { description: text },
    ...(kept && { kept }),
    schema: pictureTextSchema,
    fallback: 'Kunne ikke lagre bildet',
    send: ({ description }) => onSend(description),
  });
  return (
    <form className={styles.form} ref={form} onSubmit={submit} noValidate aria-label={name}>
      {children}
      <Banner>{banner}</Banner>
      <LabelledField
        id={id}
        label="Hva viser bildet?"
        description="Leses opp for dem som ikke ser det, for eksempel «To tømrere på et tak i Sandviken»"
        error={errorOf('description')}
        takesFocus
      >
        {(labelled) => (
          <LimitedInput
            {...labelled}
            {...field('description')}
            autoComplete="off"
            maxLength={pictureLimits.descriptionLength}
          />
        )}
      </LabelledField>
      <div className="button-row">
        <Button type="submit" disabled={isSending}>
          {isSending ? send.sending : send.label}
        </Button>
        <Button type="button" variant="tertiary" disabled={isSending} onClick={onCancel}>
          Avbryt
        </Button>
      </div>
    </form>
  );
}
