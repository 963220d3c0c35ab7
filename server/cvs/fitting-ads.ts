import type { CvData } from '../../contract/cv-fields.ts';
import { findSimilarToTitles } from '../national/index.ts';
import { municipalityOfAddress } from '../places/index.ts';
import type { Platform } from '../platform/platform.ts';
import { dataOf, readCvs } from './queries.ts';

const MOST_TITLES = 4;

/** What is called like the work in one's own CVs, here and at NAV. Nothing is kept of it. */
export async function fittingAds(platform: Platform, userId: string) {
  const cvs = (await readCvs(platform.db, userId)).map(dataOf);
  const titles = titlesOf(cvs);
  const home = cvs.map(({ personalInfo }) => municipalityOfAddress(personalInfo.address)).find(Boolean);
  return { titles, similar: await findSimilarToTitles(platform, titles, home) };
}

/** In the order of whoever wrote them, the CV that was changed last before the others. */
function titlesOf(cvs: CvData[]) {
  const written = cvs.flatMap(({ title, experience }) => [title, ...experience.map((entry) => entry.title)]);
  const small = written.map((title) => title.toLowerCase());
  return written.filter((title, at) => title && small.indexOf(title.toLowerCase()) === at).slice(0, MOST_TITLES);
}
