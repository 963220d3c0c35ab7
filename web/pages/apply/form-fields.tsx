import { Button, Input } from '@digdir/designsystemet-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Question } from '../../../contract/application-forms/application-form-fields.ts';
import { NewlyAsked } from '../../application-forms/newly-asked.tsx';
import { personFields } from '../../application-forms/person-fields.ts';
import { QuestionField } from '../../application-forms/question-field.tsx';
import { AttachmentField } from '../../applications/attachment-field.tsx';
import type { ApplyForm, Filled } from '../../applications/filled-in.ts';
import { RemoveDraft } from '../../applications/remove-draft.tsx';
import { AttachCv } from '../../cvs/attach-cv.tsx';
import { AttachLetter } from '../../cvs/letters/attach-letter.tsx';
import type { LetterAbout } from '../../cvs/letters/letter-calls.ts';
import { formatMoment } from '../../platform/format.ts';
import { EmailInput } from '../../ui/email-input.tsx';
import { LabelledField } from '../../ui/labelled-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './apply.module.css';
import { Consents } from './consents.tsx';
import { DraftLine, DraftTrouble } from './draft-line.tsx';
import { EarlierAnswers } from './earlier-answers.tsx';
import { ListFields } from './list-fields.tsx';
import { Refusal } from './refusal.tsx';
import type { Applying } from './use-applying.ts';

interface Props {
  form: ApplyForm;
  applying: Applying;
}

export function FormFields({ form, applying }: Props) {
  const { asked, isSending, draft, savedBefore, isResumed, corrects } = applying;
  const [isRemoving, setRemoving] = useState(false);
  const about = { company: form.business.name, positionTitle: form.position.title };
  const hasDraft = savedBefore !== null || draft.at !== 'start';
  const forget = (
    <Button type="button" variant="tertiary" disabled={isSending} onClick={() => setRemoving(true)}>
      {corrects ? 'Forkast endringene' : 'Slett utkastet'}
    </Button>
  );
  return (
    <>
      {form.graceEndsAt && (
        <Notice color="warning" title="Søknadsfristen er ute">
          <p>Du begynte i tide, og kan sende søknaden fram til {formatMoment(form.graceEndsAt)}.</p>
        </Notice>
      )}
      {corrects && (
        <Notice color="info" title="Du retter en søknad som er sendt">
          <p>{form.business.name} har den slik du sendte den, til du sender rettelsen.</p>
          {isResumed && (
            <>
              <p>Vi har tatt vare på endringene dine. De er ikke sendt.</p>
              {forget}
            </>
          )}
        </Notice>
      )}
      <Refusal applying={applying} />
      <PersonFields applying={applying} isAnonymous={form.position.isReadAnonymously} />
      {form.position.hasApplicantList && <ListFields applying={applying} business={form.business.name} />}
      <section className={styles.part} aria-labelledby="sporsmal">
        <h2 id="sporsmal">Spørsmål fra {form.business.name}</h2>
        {form.applicationForm?.description && <p className={styles.description}>{form.applicationForm.description}</p>}
        <EarlierAnswers form={form} applying={applying} />
        <NewlyAsked questions={asked} />
        {asked.map((question) => (
          <Asked key={question.id} question={question} applying={applying} about={about} />
        ))}
      </section>
      <div className={styles.end}>
        <Consents applying={applying} business={form.business.name} />
        <p className="quiet">
          {form.business.name} får det du har skrevet og lagt ved. Du får en kopi på e-post, og kan trekke søknaden når
          du vil.
        </p>
        <div className="button-row no-print">
          <Button ref={applying.sendRef} type="submit" aria-disabled={isSending}>
            {isSending ? 'Sender …' : corrects ? 'Send rettelsen' : 'Send søknad'}
          </Button>
          <Button asChild variant="secondary">
            <Link to={corrects ? `/profil?tab=applications&soknad=${corrects.id}` : `/stilling/${form.position.id}`}>
              Avbryt
            </Link>
          </Button>
          {hasDraft && forget}
        </div>
        <DraftLine draft={draft} savedBefore={savedBefore} />
      </div>
      <DraftTrouble applying={applying} />
      <RemoveDraft
        open={isRemoving}
        isCorrection={corrects !== undefined}
        remove={applying.removeDraft}
        onRemoved={applying.startAgain}
        onClose={() => setRemoving(false)}
      />
    </>
  );
}

function PersonFields({ applying, isAnonymous }: { applying: Applying; isAnonymous: boolean }) {
  const { filled, edit, errorOf, isSending } = applying;
  return (
    <section className={styles.part} aria-labelledby="om-deg">
      <h2 id="om-deg">Om deg</h2>
      {isAnonymous && (
        <p className={styles.description}>
          Søknaden leses anonymt først. Bedriften ser ikke navn, kontaktopplysninger eller vedlegg før den ber om det,
          og du ser når det skjer. Fram til da er navnet ditt, e-postadresser, telefonnumre og lenker tatt ut av
          svarene. En CV du har laget her, kan bedriften lese uten navn og bilde.
        </p>
      )}
      <div className={styles.pair}>
        {personFields.map(({ name, label, optional, type, autoComplete }) => {
          const path = `applicantInfo.${name}`;
          const change = (value: string) =>
            edit((before) => ({ ...before, applicantInfo: { ...before.applicantInfo, [name]: value } }), path);
          return (
            <LabelledField key={name} id={name} label={label} error={errorOf(path)} optional={optional}>
              {(labelled) => {
                const field = { ...labelled, autoComplete, value: filled.applicantInfo[name], disabled: isSending };
                return type === 'email' ? (
                  <EmailInput {...field} onChange={({ target }) => change(target.value)} />
                ) : (
                  <Input {...field} type={type} onChange={({ target }) => change(target.value)} />
                );
              }}
            </LabelledField>
          );
        })}
      </div>
    </section>
  );
}

interface AskedProps {
  question: Question;
  applying: Applying;
  about: LetterAbout;
}

function Asked({ question, applying, about }: AskedProps) {
  const { filled, edit, errorOf, isSending, uploads } = applying;
  const path = `responses.${question.id}`;
  const answer = (change: (before: Filled) => Filled) =>
    edit((before) => ({ ...change(before), asked: { ...before.asked, [question.id]: question.question } }), path);
  /** What was said about the files may no longer hold. */
  const forgive = () => answer((before) => before);
  const add = (files: File[]) => {
    uploads.add(question, files);
    forgive();
  };
  const field = (
    <QuestionField
      question={question}
      value={filled.answers[question.id] ?? ''}
      error={errorOf(path)}
      disabled={isSending}
      onChange={(value) => answer((before) => ({ ...before, answers: { ...before.answers, [question.id]: value } }))}
      fileInput={(field) => (
        <AttachmentField
          field={field}
          attachments={uploads.attachments[question.id] ?? []}
          disabled={isSending}
          onAdd={add}
          onRemove={(attachment) => {
            uploads.remove(question.id, attachment);
            forgive();
          }}
          onRetry={(attachment) => {
            uploads.retry(question.id, attachment);
            forgive();
          }}
        />
      )}
    />
  );
  if (question.type !== 'file_upload' || !question.allowedFileTypes.includes('pdf')) return field;
  return (
    <div className={styles.withCv}>
      {field}
      <div className="button-row">
        <AttachCv to={question.question} disabled={isSending} onAttach={(file) => add([file])} />
        <AttachLetter to={question.question} about={about} disabled={isSending} onAttach={(file) => add([file])} />
      </div>
    </div>
  );
}
