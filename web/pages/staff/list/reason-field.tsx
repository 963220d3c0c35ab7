import type { RefObject } from 'react';
import { policy } from '../../../../contract/policy.ts';
import { LabelledField } from '../../../ui/labelled-field.tsx';
import { LimitedTextarea } from '../../../ui/limited-textarea.tsx';

interface Props {
  ref: RefObject<HTMLTextAreaElement | null>;
  id: string;
  description: string;
  /** What was typed before. */
  typed: string | undefined;
}

/** Why something is taken down. */
export const ReasonField = ({ ref, id, description, typed }: Props) => (
  <LabelledField id={id} label="Begrunnelse" description={description} error={undefined} optional>
    {(labelled) => (
      <LimitedTextarea
        {...labelled}
        ref={ref}
        defaultValue={typed}
        rows={3}
        maxLength={policy.lengths.decisionReason}
      />
    )}
  </LabelledField>
);
