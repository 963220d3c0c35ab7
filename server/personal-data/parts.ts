import { readAccount, readEvents, readPasskeys } from '../accounts/index.ts';
import {
  describeApplications,
  forgetApplications,
  readApplicationsOf,
  readReferencesBy,
  uploadedFilesOf,
} from '../applications/index.ts';
import { decisionsAboutOwner } from '../approvals/index.ts';
import {
  businessesOf,
  describeBusinesses,
  forgetInvitationsTo,
  invitationsTo,
  keysMadeBy,
  leaveBusinesses,
} from '../businesses/index.ts';
import { describeCandidate, forgetCandidate, readCandidateOf } from '../candidates/index.ts';
import {
  describeCvs,
  describeLetters,
  forgetCvs,
  photosOf,
  readCvDrafts,
  readLetterDrafts,
  readOwnCvs,
  readOwnLetters,
} from '../cvs/index.ts';
import {
  forgetFollower,
  readAlertsOf,
  readCalendarAddress,
  readDeadlineMails,
  readHiddenRows,
  readLists,
  readMailedAds,
} from '../followed/index.ts';
import { readReceivedNewsletters } from '../newsletters/index.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import { draftsOfUser } from '../positions/index.ts';
import { readLogins } from '../sessions/index.ts';
import { readActionsAbout } from '../staff-trace/index.ts';
import { reportsFrom, requestsFrom } from '../support/index.ts';

/** What a domain keeps about a user: shown in the download, said before the account is deleted, and then forgotten. */
interface PersonalData {
  /** Norwegian heading in the download. */
  title: string;
  read(db: Db, userId: string, now: Date): Promise<unknown>;
  /** What was uploaded, for the download too. */
  files?(db: Db, userId: string): Promise<{ key: string; fileName: string; at: Date }[]>;
  /** Sentences about what deletion does beyond deleting what only the user sees. */
  describeDeletion?(db: Db, userId: string, now: Date): Promise<string[]>;
  /** Rows that refer to `users` with `on delete cascade` need nothing here. */
  forget?(tx: Tx, userId: string, now: Date): Promise<void>;
}

/** Every domain that keeps something about a user has its line here. */
export const personalData: PersonalData[] = [
  { title: 'Konto', read: readAccount },
  { title: 'Innlogginger', read: readLogins },
  { title: 'Passnøkler', read: readPasskeys },
  { title: 'Hendelser på kontoen', read: readEvents },
  { title: 'Hva ansatte har gjort med kontoen', read: readActionsAbout },
  { title: 'Fulgte stillinger, bedrifter og lagrede søk', read: readLists, forget: forgetFollower },
  { title: 'Skjulte annonser og arbeidsgivere', read: readHiddenRows },
  { title: 'E-post om søknadsfrister', read: readDeadlineMails },
  { title: 'Jobbvarsler til adressen din', read: readAlertsOf },
  { title: 'Kalender du abonnerer på', read: readCalendarAddress },
  { title: 'Stillinger du har fått e-post om', read: readMailedAds },
  { title: 'Nyhetsbrev du har fått', read: readReceivedNewsletters },
  { title: 'CV-er', read: readOwnCvs, files: photosOf, describeDeletion: describeCvs, forget: forgetCvs },
  { title: 'CV-utkast', read: readCvDrafts },
  { title: 'Søknadsbrev', read: readOwnLetters, describeDeletion: describeLetters },
  { title: 'Utkast til søknadsbrev', read: readLetterDrafts },
  {
    title: 'Søknader',
    read: readApplicationsOf,
    files: uploadedFilesOf,
    describeDeletion: describeApplications,
    forget: forgetApplications,
  },
  {
    title: 'Profil for arbeidsgivere',
    read: readCandidateOf,
    describeDeletion: describeCandidate,
    forget: forgetCandidate,
  },
  { title: 'Referanser du er bedt om', read: readReferencesBy },
  { title: 'Utkast til stillinger', read: draftsOfUser },
  { title: 'Nøkler du har laget til bedrifter', read: keysMadeBy },
  { title: 'Invitasjoner til bedrifter', read: invitationsTo, forget: forgetInvitationsTo },
  { title: 'Avgjørelser om bedrifter og stillinger', read: decisionsAboutOwner },
  { title: 'Henvendelser til oss', read: requestsFrom },
  { title: 'Annonser du har meldt fra om', read: reportsFrom },
  { title: 'Bedrifter', read: businessesOf, describeDeletion: describeBusinesses, forget: leaveBusinesses },
];
