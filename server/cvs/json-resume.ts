import type { CvData } from '../../contract/cv-fields.ts';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/**
 * A CV in the open format (jsonresume.org). What that has no field for (both names, what is current, a reference's
 * address) stands in fields of our own, which others ignore, so that nothing is lost on the way out and in. A photo stays
 * behind: whoever takes the CV in again is told.
 */
export function toJsonResume(cv: CvData, hasPhoto = false) {
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
    work: cv.experience.map(({ title, company, startDate, endDate, current, description }) => ({
      name: company,
      position: title,
      ...periodOf({ startDate, endDate, current }),
      summary: description,
    })),
    education: cv.education.map(({ institution, degree, field, startDate, endDate, current, description }) => ({
      institution,
      studyType: degree,
      area: field,
      ...periodOf({ startDate, endDate, current }),
      summary: description,
    })),
    skills: cv.skills.map((name) => ({ name })),
    languages: cv.languages.map(({ name, level }) => ({ language: name, fluency: level })),
    references: cv.references.map(({ name, title, company, email: mail, phone: number }) => ({
      name,
      reference: [title, company, number, mail].filter(Boolean).join(', '),
      title,
      company,
      email: mail,
      phone: number,
    })),
    meta: {
      version: 'v1.0.0',
      title: cv.title,
      documentLanguage: cv.documentLanguage,
      referencesOnRequest: cv.referencesOnRequest,
      hasPhoto,
    },
  };
}

const periodOf = ({ startDate, endDate, current }: { startDate: string; endDate: string; current: boolean }) => ({
  ...(startDate && { startDate }),
  ...(endDate && { endDate }),
  current,
});
