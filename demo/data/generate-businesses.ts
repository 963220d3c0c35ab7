import { syntheticOrganisationNumber } from '../organisation-number.ts';
import { anyPlace, type Place, placeIn } from '../places.ts';
import { seededRandom } from '../random.ts';
import { registerAddress } from '../register/believable-unit.ts';
import { enhet, type OrganisationFormCode, type Unit } from '../register/unit.ts';
import { type BusinessRow, businessRows, occupationsAt } from './businesses.ts';
import { mailPart } from './people.ts';

export interface DemoBusiness {
  businessName: string;
  organizationNumber: string;
  organisationForm: OrganisationFormCode;
  industryCode: string;
  industry: string;
  /** Nothing: one to four employees, which the register withholds. */
  employees: number | undefined;
  place: Place;
  shortDescription: string;
  longDescription: string;
  /** The part after the @ of its people; ends in `.example`, so no mail can leave. */
  domain: string;
  /** Occupation groups it hires from. */
  groups: string[];
  /** Titles it hires for, when not all of those groups. */
  occupations: RegExp | undefined;
  isNational: boolean;
}

const firstNumber = 29_000_000;

/** The written ones first. Beyond those, branches of them in other places. */
export function generateBusinesses(count: number, seed: number | string): DemoBusiness[] {
  return Array.from({ length: count }, (_, index) => {
    const row = businessRows[index % businessRows.length] as BusinessRow;
    const random = seededRandom(`${seed} business ${index}`);
    const isBranch = index >= businessRows.length;
    const place = isBranch ? anyPlace(random) : placeIn(row.municipality, random);
    const businessName = isBranch
      ? `${row.name} ${place.town} ${Math.floor(index / businessRows.length)}`
      : displayName(row);
    return {
      businessName,
      // Eleven apart: each has room for a number without a check digit before the next begins.
      organizationNumber: syntheticOrganisationNumber(firstNumber + index * 11),
      organisationForm: row.form,
      industryCode: row.industryCode,
      industry: row.industry,
      employees: isBranch && row.employees !== undefined ? random.int(5, row.employees) : row.employees,
      place,
      shortDescription: row.short,
      longDescription: row.long,
      domain: `${mailPart(row.name)}.example`,
      groups: row.groups,
      occupations: occupationsAt[row.name],
      isNational: row.isNational ?? false,
    };
  });
}

const displayName = ({ name, form }: BusinessRow) => (['AS', 'ASA', 'SA'].includes(form) ? `${name} ${form}` : name);

/** The same business as the register stand-in answers it. */
export function registerUnitOf(business: DemoBusiness): Unit {
  const address = registerAddress(business.place);
  return enhet({
    organisasjonsnummer: business.organizationNumber,
    navn: business.businessName.toUpperCase(),
    form: business.organisationForm,
    address,
    postadresse: address,
    hjemmeside: `www.${business.domain}`,
    naeringskode1: { kode: business.industryCode, beskrivelse: business.industry },
    ...(business.employees === undefined
      ? { harRegistrertAntallAnsatte: true }
      : { antallAnsatte: business.employees }),
  });
}
