import { Input, Select, Textarea } from '@digdir/designsystemet-react';
import { policy } from '../../../contract/policy.ts';
import type { supportTopics } from '../../../contract/support.ts';
import { LabelledField } from '../../ui/labelled-field.tsx';
import type { TypedRequest } from './read-support-form.ts';
import { type Refused, VisitorForm } from './visitor-form.tsx';

const topics: Record<(typeof supportTopics)[number], string> = {
  jobbsoker: 'Jeg søker jobb',
  bedrift: 'Jeg representerer en bedrift',
  personvern: 'Personvern og opplysninger om meg',
  feil: 'Noe virker ikke, eller en annonse er feil',
  annet: 'Noe annet',
};

interface ContactFormProps {
  refused: (Refused & { typed: TypedRequest }) | undefined;
  topic: string;
}

export function ContactForm({ refused, topic }: ContactFormProps) {
  const typed = refused?.typed;
  return (
    <VisitorForm refused={refused} submitLabel="Send melding">
      {({ isSending, judged }) => (
        <>
          <LabelledField id="name" label="Navn" {...judged('name')}>
            {(field) => (
              <Input
                {...field}
                readOnly={isSending}
                name="name"
                autoComplete="name"
                maxLength={policy.lengths.senderName}
                defaultValue={typed?.name}
              />
            )}
          </LabelledField>
          <LabelledField id="email" label="E-post" description="Svaret kommer hit." {...judged('email')}>
            {(field) => (
              <Input
                {...field}
                readOnly={isSending}
                name="email"
                type="email"
                autoComplete="email"
                maxLength={policy.lengths.email}
                defaultValue={typed?.email}
              />
            )}
          </LabelledField>
          <LabelledField id="topic" label="Hva gjelder det?" {...judged('topic')}>
            {(field) => (
              <Select
                {...field}
                name="topic"
                defaultValue={typed?.topic ?? (Object.hasOwn(topics, topic) ? topic : '')}
              >
                <Select.Option value="" disabled>
                  Velg tema
                </Select.Option>
                {Object.entries(topics).map(([value, text]) => (
                  <Select.Option key={value} value={value}>
                    {text}
                  </Select.Option>
                ))}
              </Select>
            )}
          </LabelledField>
          <LabelledField
            id="message"
            label="Melding"
            description="Gjelder det en stilling eller en bedrift, så lim gjerne inn lenken."
            {...judged('message')}
          >
            {(field) => (
              <Textarea
                {...field}
                readOnly={isSending}
                name="message"
                rows={8}
                maxLength={policy.lengths.supportMessage}
                defaultValue={typed?.message}
              />
            )}
          </LabelledField>
        </>
      )}
    </VisitorForm>
  );
}
