import { candidates } from '../../contract/candidates.ts';
import { route } from '../platform/http/route.ts';
import { findCandidates } from './find-candidates.ts';
import { invite } from './invite.ts';
import { openCandidate } from './open-candidate.ts';
import { readOwnCandidate, removeCandidate, setVisible } from './own-candidate.ts';
import { declineInvitation, readInvitations, seeInvitations } from './own-invitations.ts';
import { saveCandidate } from './save-candidate.ts';

export const routes = [
  route(candidates.readOwn, async ({ viewer }, platform) => await readOwnCandidate(platform, viewer)),

  route(candidates.save, async ({ body, viewer }, platform) => {
    await saveCandidate(platform, viewer, body);
    const message = body.isVisible
      ? 'Profilen er lagret, og arbeidsgivere kan finne deg.'
      : 'Profilen er lagret. Ingen arbeidsgivere ser den.';
    return { message, ...(await readOwnCandidate(platform, viewer)) };
  }),

  route(candidates.show, async ({ body: { isVisible }, viewer }, platform) => {
    await setVisible(platform, viewer, isVisible);
    const message = isVisible ? 'Arbeidsgivere kan finne deg.' : 'Ingen arbeidsgivere ser profilen din mer.';
    return { message, ...(await readOwnCandidate(platform, viewer)) };
  }),

  route(candidates.remove, async ({ viewer }, platform) => {
    await removeCandidate(platform, viewer);
    return { message: 'Profilen er slettet.' };
  }),

  route(candidates.invitations, async ({ viewer }, platform) => await readInvitations(platform, viewer)),

  route(candidates.seeInvitations, async ({ body, viewer }, platform) => {
    await seeInvitations(platform, viewer, body.until);
    return { message: 'Invitasjonene er sett.' };
  }),

  route(candidates.decline, async ({ params, viewer }, platform) => {
    await declineInvitation(platform, viewer, params.id);
    return { message: 'Du har takket nei til invitasjonen.' };
  }),

  route(candidates.find, async ({ params, query, viewer }, platform) =>
    findCandidates(platform, viewer, params.positionId, query),
  ),

  route(candidates.open, async ({ params: { positionId, candidateId }, viewer }, platform) =>
    openCandidate(platform, viewer, positionId, candidateId),
  ),

  route(candidates.invite, async ({ params, body: { message }, viewer, idempotencyKey }, platform) => {
    await invite(platform, viewer, { ...params, message, key: idempotencyKey });
    return { message: 'Invitasjonen er sendt.' };
  }),
];
