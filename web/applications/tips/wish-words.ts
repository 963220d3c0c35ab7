import { tipLimits } from '../../../contract/applications/application-words.ts';

/** What an applicant says yes to, in the form and for what was sent. */
export const tipsWish = (business: string) => `${business} kan tipse meg om andre stillinger`;

export const tipsMeaning = (business: string) =>
  `Det gjelder bare ${business}, og bare så lenge søknaden er lagret. Tipsene kommer på e-post, høyst ${tipLimits.most} på ${tipLimits.days} dager.`;
