import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cvDataSchema, cvTemplates } from '../../contract/cvs/cv-fields.ts';
import { qualifications } from '../../demo/data/qualifications.ts';
import { differenceFrom, PICTURE_TOLERANCE } from '../../tests/support/compare-picture.ts';
import { composeDocument } from './compose-document.ts';
import { printDocument } from './print-document.ts';

// Makes the pictures of the templates that /cv-bygger-info shows, and holds them to the templates. After a wanted change:
// delete the pictures and run this again.
const folder = join(import.meta.dirname, '../../web/pages/cv-builder-info');
const WIDTH_PX = 720;

const example = cvDataSchema.parse({
  personalInfo: {
    firstName: 'Ingrid',
    lastName: 'Haugland',
    email: 'ingrid@example.no',
    phone: '900 00 000',
    address: 'Strandgata 4, 9008 Tromsø',
  },
  aboutMe:
    'Sykepleier med åtte års erfaring fra medisinsk avdeling og hjemmetjeneste. Rolig når det haster, og glad i å lære opp nye kolleger.',
  experience: [
    {
      title: 'Fagsykepleier',
      company: 'Universitetssykehuset Nord-Norge, medisinsk avdeling',
      startDate: '2021-08-01',
      current: true,
      description:
        'Fagansvar for en sengepost med 24 plasser.\n- Innførte felles tavlemøter, som kortet liggetiden med en halv dag\n- Veileder fire nyutdannede i året',
    },
    {
      title: 'Sykepleier',
      company: 'Tromsø kommune, hjemmetjenesten',
      startDate: '2017-07-01',
      endDate: '2021-07-01',
      description: '- Primærkontakt for tolv brukere\n- Ansvarlig for legemiddelhåndtering på ruten',
    },
    { title: 'Ekstravakt', company: 'Kroken sykehjem', startDate: '2015-06-01', endDate: '2017-06-01' },
  ],
  ...qualifications,
});

test.each(cvTemplates)('the picture of %s is what the template makes', async (template) => {
  const document = composeDocument(example);
  const { pages, pageCount } = await printDocument({ as: 'svg', template, document, photo: null, attachment: null });
  expect(pageCount).toBe(1);
  const [page = ''] = pages;
  const difference = await differenceFrom(join(folder, `${template}.webp`), page, (picture) =>
    picture.resize({ width: WIDTH_PX }).webp({ quality: 82, effort: 6 }),
  );
  expect(difference).toBeLessThan(PICTURE_TOLERANCE);
});
