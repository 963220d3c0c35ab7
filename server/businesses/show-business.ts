import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { brregDataSchema, businessCardSchema, businessSchema, promisesSchema } from '../../contract/businesses.ts';
import { municipalityOf } from '../places/index.ts';
import type { Schema } from '../platform/database/database.ts';
import type { RegisterRecord } from '../platform/database/schema.ts';
import { publicPath } from '../platform/files/files.ts';
import { isStopped } from './is-stopped.ts';
import { confirmedDomain } from './mail-domain.ts';
import { troubleTexts } from './register/tell-lookup.ts';
import { addressOf, townOf } from './register-address.ts';

type Row = Selectable<Schema['businesses']> & { activePositions: number };

/** As lists show a business. */
export function showBusinessCard(row: Row): z.input<typeof businessCardSchema> {
  return {
    ...row,
    _id: row.id,
    name: row.businessName,
    logoUrl: logoUrl(row.logoPath),
    municipal: row.municipality ? (municipalityOf(row.municipality)?.name ?? null) : null,
    brregData: showRegisterData(row.brregData),
  };
}

/** As its own page shows it; what only insiders may know is blank for everybody else. */
export function showBusiness(
  row: Row & {
    isOwner: boolean;
    isShared: boolean;
    ownerAddress: string | null;
    owner: z.input<typeof businessSchema>['owner'];
    askedChange: string | null;
    promises: z.input<typeof promisesSchema> | null;
  },
): z.input<typeof businessSchema> {
  const isInsider = row.isOwner || row.isShared;
  const trouble = isInsider ? row.registerTrouble : null;
  return {
    ...row,
    ...showBusinessCard(row),
    rejectionReason: isInsider ? row.rejectionReason : null,
    askedChange: isInsider ? row.askedChange : null,
    isStopped: isInsider && isStopped(row),
    owner: isInsider ? row.owner : null,
    registerTrouble: trouble,
    registerTroubleText: trouble && troubleTexts[trouble],
    hasContactAddress: contactAddress(row) !== undefined,
    confirmedDomain: confirmedDomain(row.ownerAddress, row.brregData),
  };
}

/** `logoPath` is the key of a public file. */
export const logoUrl = (logoPath: string | null) => logoPath && publicPath(logoPath);

/** The address given by the business, else the register's, except for a sole proprietor, whose address is a person's. */
export function contactAddress({ contactEmail, brregData }: Pick<Row, 'contactEmail' | 'brregData'>) {
  const { epostadresse, organisasjonsform } = brregData;
  return contactEmail ?? (organisasjonsform?.kode === 'ENK' ? undefined : epostadresse);
}

function showRegisterData(data: RegisterRecord): z.input<typeof brregDataSchema> {
  const address = addressOf(data);
  const town = townOf(address);
  return {
    ...(data.naeringskode1?.beskrivelse && { naeringskode1: withText(data.naeringskode1) }),
    ...(data.organisasjonsform?.beskrivelse && { organisasjonsform: withText(data.organisasjonsform) }),
    ...(town && { postadresse: { poststed: town, ...(address?.postnummer && { postnummer: address.postnummer }) } }),
    antallAnsatte: data.antallAnsatte,
    harRegistrertAntallAnsatte: data.harRegistrertAntallAnsatte,
    hjemmeside: data.hjemmeside,
    stiftelsesdato: data.stiftelsesdato,
  };
}

const withText = ({ kode, beskrivelse = '' }: { kode?: string; beskrivelse?: string }) => ({
  ...(kode && { kode }),
  beskrivelse,
});
