import { hash } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { z } from 'zod';
import { type contactSchema, extents, sectors } from '../../../contract/national.ts';
import type { Profession } from '../../../contract/positions/professions.ts';
import { DAY_MS, dayInOslo, daysAfter } from '../../platform/clock.ts';
import type { Schema } from '../../platform/database/database.ts';
import { fingerprintOf } from './fingerprint.ts';
import { LONGEST_LIFE_DAYS } from './longest-life.ts';
import { ofOtherType } from './of-other-type.ts';
import {
  asWords,
  clean,
  eachOnce,
  emailOf,
  lineOf,
  MOST_PARTS,
  organizationNumberOf,
  urlOf,
  webAddressOf,
  wordsOf,
} from './read-fields.ts';
import { placesOf } from './read-places.ts';
import { dayOfDeadline, hiddenFrom, readDay, readEnd, readMoment } from './read-times.ts';
import { sanitiseHtml, textOf } from './sanitise-html.ts';
import { type WireAd, wireAdSchema } from './wire.ts';

type Row = Insertable<Schema['nationalPositions']>;
export type ParsedAd = Omit<Row, 'eventAt' | 'checkedAt' | 'duplicateOf' | 'localPositionId'> & { hiddenAt: Date };

/** Part of the digest: raised when this code reads the same ad differently, so that stored ads are written again. */
const FORM = 24;

/** The same for the same ad, so that one that has not changed need not be parsed again. */
export const digestOf = (content: unknown): string =>
  hash('sha256', JSON.stringify([FORM, content ?? null]), 'base64url');

/** NAV's form of an ad into ours. What does not fit is left out here and kept as it came in `misfits`. */
export function parseAd(id: string, content: unknown, now: Date): ParsedAd {
  const ad = wireAdSchema.catch(() => wireAdSchema.parse({})).parse(content);
  const misfits = ofOtherType(content, ad);
  const keep = <T>(field: string, raw: string | null | undefined, value: T | null | undefined): T | null => {
    if (value == null && clean(raw) !== '') misfits[field] = clean(raw).slice(0, 500).toWellFormed();
    return value ?? null;
  };
  const places = placesOf(ad, misfits);
  const times = timesOf(ad, keep, now);
  // Cleaned again: entities may stand for what was taken out.
  const markupOf = (given: string | null | undefined) => clean(sanitiseHtml(clean(given)));
  const descriptionHtml = markupOf(ad.description);
  const common = {
    title: wordsOf(ad.title, 512),
    jobTitle: wordsOf(ad.jobtitle, 512),
    businessName: wordsOf(ad.employer?.name),
    organizationNumber: keep('employer.orgnr', ad.employer?.orgnr, organizationNumberOf(ad.employer?.orgnr)),
    descriptionHtml,
    description: textOf(descriptionHtml),
    employerHtml: markupOf(ad.employer?.description),
    employerHomepage: keep('employer.homepage', ad.employer?.homepage, webAddressOf(ad.employer?.homepage)),
    ...times,
    ...deadlineOf(ad, times.publishedAt),
    applicationUrl: mailToApply(ad) ? null : keep('applicationUrl', ad.applicationUrl, webAddressOf(ad.applicationUrl)),
    sourceUrl: keep('sourceurl', ad.sourceurl, webAddressOf(ad.sourceurl)),
    link: keep('link', ad.link, navLinkOf(ad.link)) ?? `https://arbeidsplassen.nav.no/stillinger/stilling/${id}`,
    source: lineOf(ad.source, 100),
    ...termsOf(ad, keep),
    ...places,
    contacts: JSON.stringify(contactsOf(ad, keep)),
    ...occupationsOf(ad),
  };
  return {
    id,
    ...common,
    // Two that say nothing need not be the same: then what they lead to tells them apart.
    fingerprint: fingerprintOf({
      ...common,
      description: common.description || (common.applicationUrl ?? common.sourceUrl ?? id),
    }),
    misfits: JSON.stringify(misfits),
    contentDigest: digestOf(content),
  };
}

type Keep = <T>(field: string, raw: string | null | undefined, value: T | null | undefined) => T | null;

function timesOf({ published, updated, expires }: WireAd, keep: Keep, now: Date) {
  // What is live has been published: a moment to come would stand above everything that has.
  const past = (text: string | null | undefined) => {
    const moment = readMoment(clean(text));
    return moment && moment.getTime() < now.getTime() + DAY_MS ? moment : undefined;
  };
  const changedAt = keep('updated', updated, past(updated));
  const publishedAt = keep('published', published, past(published)) ?? changedAt ?? now;
  const end = keep('expires', expires, readEnd(clean(expires))) ?? daysAfter(publishedAt, LONGEST_LIFE_DAYS);
  return { publishedAt, changedAt: changedAt ?? publishedAt, expires: end, hiddenAt: hiddenFrom(end) };
}

/** The words as they came. The first and the last day of a calendar stand for none. */
function timeWordsOf(text: string | null | undefined) {
  const words = wordsOf(text, 200);
  return words && readDay(words) && !readMoment(words) ? null : words;
}

/** A program's moment is a day: nobody begins to work at midnight of Greenwich. */
function startOf({ starttime }: WireAd) {
  const words = timeWordsOf(starttime);
  const moment = /^[\d-]{10}T/.test(words ?? '') && readMoment(words ?? '');
  return moment ? dayInOslo(moment) : words;
}

function deadlineOf(ad: WireAd, publishedAt: Date) {
  const applicationDue = timeWordsOf(ad.applicationDue);
  return { applicationDue, applicationDeadline: dayOfDeadline(applicationDue ?? '', publishedAt) };
}

function navLinkOf(link: string | null | undefined) {
  const url = urlOf(link);
  return url && /^https:\/\/(www\.)?arbeidsplassen\.nav\.no\//.test(url) ? url : null;
}

function termsOf(ad: WireAd, keep: Keep) {
  const count = /^\d{1,4}$/.test(clean(ad.positioncount)) ? Math.max(1, Number(ad.positioncount)) : null;
  const sector = lineOf(ad.sector, 100);
  const oneOf = <T extends string>(known: readonly T[], text: string | null | undefined) =>
    known.find((value) => value.toLowerCase() === clean(text).toLowerCase());
  return {
    engagementType: asWords(wordsOf(ad.engagementtype, 100)),
    extent: keep('extent', ad.extent, extentOf(ad.extent)),
    sector: sector === 'Ikke oppgitt' ? null : keep('sector', sector, oneOf(sectors, sector)),
    startTime: startOf(ad),
    positionCount: keep('positioncount', ad.positioncount, count) ?? 1,
  };
}

/** NAV's feed makes "Heltid" of both, its own "Heltid_og_Deltid"; where both are said, the ad counts as each. */
function extentOf(text: string | null | undefined) {
  const words = clean(text)
    .toLowerCase()
    .replaceAll('_', ' ')
    .split(/\s*(?:[,/]|\bog\b|\beller\b)\s*/);
  const said = extents.filter((extent) => words.includes(extent.toLowerCase()));
  if (said.length !== words.length) return undefined;
  return said.length === 1 ? said[0] : 'Heltid og deltid';
}

/** Some ask for a mail where an address is asked for. */
const mailToApply = ({ applicationUrl }: WireAd) => (webAddressOf(applicationUrl) ? null : emailOf(applicationUrl));

function contactsOf(ad: WireAd, keep: Keep): z.input<typeof contactSchema>[] {
  const contacts = eachOnce(ad.contactList ?? [])
    .filter((contact) => contact !== null)
    .slice(0, MOST_PARTS)
    .map(({ name, title, role, email, phone }) => ({
      name: wordsOf(name, 200),
      title: wordsOf(title, 200) ?? wordsOf(role, 200),
      email: keep('contactList.email', lineOf(email), emailOf(email)),
      phone: lineOf(phone, 50),
    }))
    .filter((contact) => Object.values(contact).some((value) => value !== null));
  const email = mailToApply(ad);
  if (!email || contacts.some((contact) => contact.email === email)) return contacts;
  return [...contacts, { name: null, title: 'Søknad på e-post', email, phone: null }];
}

/** A slip in NAV's list. */
const slip = 'Ledere av omsorgstjenetser for barn';
const withoutSlip: Profession = 'Ledere av omsorgstjenester for barn';

/** Some of the names in NAV's list end with a blank. */
function occupationsOf({ occupationCategories }: WireAd) {
  const categories = (occupationCategories ?? []).slice(0, MOST_PARTS);
  const names = (level: 'level1' | 'level2') => {
    // An address names several professions with "_" between them.
    const given = categories.flatMap((category) => wordsOf(category?.[level]?.replaceAll('_', ' '), 200) ?? []);
    return eachOnce(given.map((name) => (name === slip ? withoutSlip : name)));
  };
  return { occupations: names('level1'), professions: names('level2') };
}
