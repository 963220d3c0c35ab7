import type { CvData, CvLanguage, CvPeriod } from '../../contract/cvs/cv-fields.ts';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/**
 * A CV in the open format (jsonresume.org). What that has no field for (both names, what is current, a reference's
 * address, translations) stands in fields of our own, which others ignore, so that nothing is lost on the way out and in. A
 * photo stays behind: whoever takes the CV in again is told. A PDF tells which of its languages it is in.
 */
export function toJsonResume(cv: CvData, { hasPhoto = false, printedIn }: About = {}) {
  const { firstName, lastName, email, phone, address, dateOfBirth } = cv.personalInfo;
  return {
    $schema: SCHEMA,
    basics: {
      name: [firstName, lastName].filter(Boolean).join(' '),
      firstName,
      lastName,
      email,
      phone,
      summary: cv.aboutMe,
      location: { address },
      dateOfBirth,
    },
    work: cv.experience.map(({ title, company, description, translations, ...period }) => ({
      name: company,
      position: title,
      ...periodOf(period),
      summary: description,
      translations,
    })),
    education: cv.education.map(({ institution, degree, field, description, translations, ...period }) => ({
      institution,
      studyType: degree,
      area: field,
      ...periodOf(period),
      summary: description,
      translations,
    })),
    skills: cv.skills.map((name) => ({ name })),
    languages: cv.languages.map(({ name, level, translations }) => ({ language: name, fluency: level, translations })),
    references: cv.references.map(({ name, title, company, email: mail, phone: number, translations }) => ({
      name,
      reference: [title, company, number, mail].filter(Boolean).join(', '),
      title,
      company,
      email: mail,
      phone: number,
      translations,
    })),
    meta: {
      version: 'v1.0.0',
      title: cv.title,
      documentLanguage: cv.documentLanguage,
      referencesOnRequest: cv.referencesOnRequest,
      translations: cv.translations,
      printedIn,
      hasPhoto,
    },
  };
}

interface About {
  hasPhoto?: boolean;
  printedIn?: CvLanguage;
}

function periodOf({ startDate, endDate, current, onlyYears }: CvPeriod) {
  const told = (date: string) => (onlyYears ? date.slice(0, 4) : date);
  return { ...(startDate && { startDate: told(startDate) }), ...(endDate && { endDate: told(endDate) }), current };
}
