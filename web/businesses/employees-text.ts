import type { BusinessCard } from '../../contract/businesses.ts';
import { formatCount } from '../platform/format.ts';

/** The register withholds numbers under five. */
export function employeesText({ antallAnsatte, harRegistrertAntallAnsatte }: BusinessCard['brregData']): string {
  if (antallAnsatte !== undefined) return formatCount(antallAnsatte, 'ansatt', 'ansatte');
  return harRegistrertAntallAnsatte ? '1–4 ansatte' : 'Antall ansatte ikke oppgitt';
}
