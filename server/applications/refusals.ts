import { correctedMeanwhile } from '../../contract/applications/application-words.ts';
import { Failure } from '../../contract/errors.ts';
import { failureAt } from '../platform/http/field-errors.ts';

/** Whoever neither sent nor handles it learns no more than that. */
export function notFound(): never {
  throw new Failure('notFound', 'Vi fant ikke søknaden.');
}

export function hasAppliedAlready(): never {
  throw new Failure('conflict', 'Du har allerede søkt på denne stillingen');
}

/** Another open form keeps the draft; told from what else ends a draft by the field. */
export function isWrittenElsewhere(): never {
  throw failureAt('conflict', 'openedDraft', 'Søknaden er åpen et annet sted også, og utkastet er derfra.');
}

/** `known` is of the form that is sent: nobody puts something in the place of what they have not seen. */
export function refuseCorrected({ correctedAt }: { correctedAt: Date | null }, known: Date | null | undefined) {
  if (known === undefined || known?.getTime() === correctedAt?.getTime()) return;
  throw failureAt('conflict', 'correctedAt', correctedMeanwhile);
}

/** What is done with the person, not with the application. */
export function refuseAnonymous(rows: { anonymousResponses: unknown }[], action: string) {
  if (rows.every(({ anonymousResponses }) => anonymousResponses === null)) return;
  throw new Failure('conflict', `Vis hvem som har søkt, før du ${action}.`);
}

export function changedMeanwhile(): never {
  throw new Failure(
    'conflict',
    'Noen andre har endret søknaden i mellomtiden. Se hva som er nytt, og gjør endringen på nytt hvis den fortsatt gjelder.',
  );
}
