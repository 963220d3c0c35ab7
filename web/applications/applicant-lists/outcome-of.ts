import type { ShownEntry } from '../../../contract/applications/applicant-list-fields.ts';

const outcomes = {
  asked: 'Bedriften har ikke svart på det ennå.',
  granted: 'Bedriften har unntatt deg.',
  declined: 'Bedriften har ikke unntatt deg.',
};

/** What came of the wish to be left out of the public list, for who had it. */
export const outcomeOf = ({ exemption }: ShownEntry) =>
  exemption ? [outcomes[exemption.state], exemption.answer].filter(Boolean).join('\n') : '';
