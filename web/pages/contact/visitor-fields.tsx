import { Select } from '@digdir/designsystemet-react';
import { policy } from '../../../contract/policy.ts';
import { EmailInput } from '../../ui/email-input.tsx';
import { LabelledField } from '../../ui/labelled-field.tsx';
import { LimitedTextarea } from '../../ui/limited-textarea.tsx';
import type { Shown } from './visitor-form.tsx';

interface Props extends Shown {
  /** What stands in it at first. */
  typed: string | undefined;
}

interface ExplainedProps extends Props {
  description: string;
  optional?: boolean;
}

export const EmailField = ({ typed, description, optional, isSending, judged }: ExplainedProps) => (
  <LabelledField id="email" label="E-post" description={description} optional={optional} {...judged('email')}>
    {(field) => <EmailInput {...field} readOnly={isSending} name="email" autoComplete="email" defaultValue={typed} />}
  </LabelledField>
);

interface AboutProps extends Props {
  name: string;
  /** What nothing chosen is called. */
  none: string;
  /** By value. */
  choices: Record<string, string>;
}

/** What it is about, as one of a few things. */
export const AboutField = ({ name, none, choices, typed, judged }: AboutProps) => (
  <LabelledField id={name} label="Hva gjelder det?" {...judged(name)}>
    {(field) => (
      <Select {...field} name={name} defaultValue={typed ?? ''}>
        <Select.Option value="" disabled>
          {none}
        </Select.Option>
        {Object.entries(choices).map(([value, text]) => (
          <Select.Option key={value} value={value}>
            {text}
          </Select.Option>
        ))}
      </Select>
    )}
  </LabelledField>
);

interface MessageProps extends ExplainedProps {
  label: string;
  rows: number;
}

export const MessageField = ({ label, rows, typed, description, optional, isSending, judged }: MessageProps) => (
  <LabelledField id="message" label={label} description={description} optional={optional} {...judged('message')}>
    {(field) => (
      <LimitedTextarea
        {...field}
        readOnly={isSending}
        name="message"
        rows={rows}
        maxLength={policy.lengths.supportMessage}
        defaultValue={typed}
      />
    )}
  </LabelledField>
);
