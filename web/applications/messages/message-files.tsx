import { fileTypes } from '../../../contract/application-forms/application-form-fields.ts';
import { applicationLimits } from '../../../contract/applications/application-fields.ts';
import { LabelledField } from '../../ui/labelled-field.tsx';
import { AttachmentField } from '../attachment-field.tsx';
import type { useUploads } from '../use-uploads.ts';

export const messageFiles = {
  id: 'message-files',
  allowedFileTypes: [...fileTypes],
  maxFileSize: applicationLimits.fileSize,
};

/** What goes with a message. */
export const MessageFiles = ({ uploads }: { uploads: ReturnType<typeof useUploads> }) => (
  <LabelledField
    id={messageFiles.id}
    label="Vedlegg"
    description="For eksempel en attest bedriften har spurt etter."
    error={undefined}
    optional
  >
    {(field) => (
      <AttachmentField
        field={field}
        attachments={uploads.attachments[messageFiles.id] ?? []}
        disabled={false}
        onAdd={(files) => uploads.add(messageFiles, files)}
        onRemove={(attachment) => uploads.remove(messageFiles.id, attachment)}
        onRetry={(attachment) => uploads.retry(messageFiles.id, attachment)}
      />
    )}
  </LabelledField>
);
