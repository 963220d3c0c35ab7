import { needsActiveBusiness } from '../../../contract/application-forms/application-form-fields.ts';
import { hasStatus, reasonOf } from '../../../contract/call.ts';

/** What the server says where access was taken in the middle does not tell whoever is writing why. */
export function whyNotSaved(error: unknown, isExisting: boolean) {
  const reason = reasonOf(error, 'Feil ved lagring av søknadsmal');
  if (reason === needsActiveBusiness) {
    return `${reason}. Bedriften kan være deaktivert, eller eieren kan ha fjernet tilgangen din. ${notSaved}`;
  }
  if (hasStatus(error, 404)) {
    return `${isExisting ? 'Søknadsmalen' : 'Bedriften'} finnes ikke lenger, eller eieren har fjernet tilgangen din. ${notSaved}`;
  }
  return reason;
}

const notSaved = 'Det du har skrevet, er ikke lagret.';
