import { expect, test } from 'vitest';
import { industries } from '../../contract/businesses.ts';
import { industriesOf } from './industries.ts';

test('what the register writes is read as the industry that people mean', () => {
  expect(industriesOf('Programmeringstjenester')).toEqual(['teknologi']);
  expect(industriesOf('Pensjonskasser')).toEqual(['finans']);
  expect(industriesOf('Lagring')).toEqual(['transport']);
  expect(industriesOf('Produksjon av elektrisitet fra vannkraft')).toEqual(['industri']);
  expect(industriesOf('Konsulentvirksomhet tilknyttet informasjonsteknologi')).toEqual(['teknologi', 'konsulering']);
  expect(industriesOf('Bygge- og anleggsvirksomhet')).toEqual(['bygg']);
  expect(industriesOf('Pleie- og omsorgstjenester')).toEqual(['helse']);
});

test.each(industries)('whoever writes %s is found by it', (industry) => {
  expect(industriesOf(`Tjenester innen ${industry}`)).toContain(industry);
});

test('a word inside another word is not that word', () => {
  expect(industriesOf('Drift av hoteller, pensjonater og moteller med restaurant')).toEqual([]);
  expect(industriesOf('Databehandling, datalagring og tilknyttede tjenester')).toEqual(['teknologi']);
  expect(industriesOf('Utleie av arbeidskraft')).toEqual([]);
  expect(industriesOf('Produksjon av elektriske motorer, generatorer og transformatorer')).toEqual(['industri']);
  expect(industriesOf('Produksjon av film, video og fjernsynsprogrammer')).toEqual(['media']);
  expect(industriesOf('Drift av idrettsanlegg')).toEqual([]);
  expect(industriesOf('Frisering og annen skjønnhetspleie')).toEqual([]);
});
