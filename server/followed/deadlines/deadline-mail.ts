import { dayAndMonth } from '../../../contract/dates-in-words.ts';
import { changeText } from '../../../contract/positions/change-texts.ts';
import type { AdChange } from '../../../contract/positions.ts';
import { longDay } from '../../platform/clock.ts';
import { type Person, toPerson } from '../../platform/mail/addressee.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { adsInMail } from '../ads-in-mail.ts';
import { pathOfFollowed } from './closing-followed.ts';
import type { ClosingAd } from './remind.ts';

const MOST_SHOWN = 20;

/** What somebody follows and can apply for only some days more. */
export function deadlineMail(
  reader: Person & { token: string },
  ads: ClosingAd[],
  changes: Map<string, AdChange | null>,
  publicUrl: string,
): Mail {
  const [only] = ads.length === 1 ? ads : [];
  const title = only ? `Fristen nærmer seg: ${only.title}` : `Fristen nærmer seg for ${ads.length} stillinger`;
  const shown = ads.slice(0, MOST_SHOWN).map((ad) => asMailed(ad, changes.get(ad.id)));
  const rest = ads.length - shown.length;
  const end = `/avslutt-varsel?om=frister&token=${reader.token}`;
  return {
    to: toPerson(reader),
    subject: title,
    preview: only ? `Siste søknadsdag er ${longDay(only.lastDay)}.` : shown.map((ad) => ad.title).join(', '),
    richText: adsInMail(shown, rest > 0 ? `Og ${rest} til under Mine fulgte.` : '', publicUrl),
    button: { label: 'Se det du følger', path: '/mine-fulgte' },
    smallPrint: ['Du får denne e-posten fordi du ba om å bli minnet på fristene for stillinger du følger.'],
    unsubscribe: { path: end, oneClickPath: end },
  };
}

const asMailed = (ad: ClosingAd, change: AdChange | null | undefined) => ({
  title: ad.title,
  path: pathOfFollowed(ad),
  facts: [ad.businessName, ad.location, `siste søknadsdag er ${longDay(ad.lastDay)}`],
  // As under Mine fulgte.
  ...(change && { remark: `Sist endret ${dayAndMonth(change.day)}: ${changeText(change)}` }),
});
