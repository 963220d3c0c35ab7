import { useRef, useState } from 'react';
import type { ApplicationStatus } from '../../contract/applications.ts';
import type { HandledApplication } from '../../contract/handled-applications.ts';
import { ApplicationAnswers } from './application-answers.tsx';
import { NotesForm } from './notes-form.tsx';
import { StatusForm } from './status-form.tsx';

interface Change {
  status: ApplicationStatus;
  notes: string;
  message?: string;
}

interface Props {
  application: HandledApplication;
  isSaving: boolean;
  /** Resolves to whether it was saved. */
  onChange: (change: Change) => Promise<boolean>;
  onUndo: () => void;
}

/** What was answered between what one decides and what one notes. What is typed stays until it was saved. */
export function HandleApplication({ application, isSaving, onChange, onUndo }: Props) {
  const [message, setMessage] = useState('');
  const notes = useRef('');
  const setStatus = async (status: ApplicationStatus) => {
    const sent = status === 'pending' ? '' : message.trim();
    const isSaved = await onChange({ status, notes: notes.current, ...(sent && { message: sent }) });
    if (isSaved) setMessage('');
  };
  return (
    <>
      <StatusForm
        application={application}
        isSaving={isSaving}
        message={message}
        onMessage={setMessage}
        onSet={setStatus}
        onUndo={onUndo}
      />
      <ApplicationAnswers application={application} />
      <NotesForm
        notes={application.notes}
        written={notes}
        hasMore={message.trim() !== ''}
        isSaving={isSaving}
        onSave={(notes) => onChange({ status: application.status, notes })}
      />
    </>
  );
}
