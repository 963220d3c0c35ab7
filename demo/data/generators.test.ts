import { expect, test } from 'vitest';
import { isSyntheticOrganisationNumber } from '../organisation-number.ts';
import { osloDate } from '../oslo-time.ts';
import { generateBusinesses, registerUnitOf } from './generate-businesses.ts';
import { generatePositions } from './generate-positions.ts';
import { logoSvg } from './logo.ts';
import { groups } from './occupations/all-groups.ts';

const now = new Date('2026-11-21T10:00:00Z');
const businesses = generateBusinesses(62, 1);
const positions = generatePositions(businesses, 3000, 1, now);

test('the same seed gives the same demo, another seed another one', () => {
  expect(generateBusinesses(62, 1)).toEqual(businesses);
  expect(generatePositions(businesses, 3000, 1, now)).toEqual(positions);
  expect(generatePositions(businesses, 10, 2, now)[0]).not.toEqual(positions[0]);
});

test('businesses keep the limits of the registration form, and no number can be a real one', () => {
  for (const { businessName, organizationNumber, shortDescription, longDescription } of businesses) {
    expect(isSyntheticOrganisationNumber(organizationNumber), businessName).toBe(true);
    expect(businessName.length).toBeLessThanOrEqual(200);
    expect(shortDescription.length, businessName).toBeGreaterThanOrEqual(10);
    expect(shortDescription.length, businessName).toBeLessThanOrEqual(300);
    expect(longDescription.length, businessName).toBeGreaterThanOrEqual(50);
  }
  const many = generateBusinesses(2000, 1);
  expect(new Set(many.map((business) => business.organizationNumber)).size).toBe(2000);
  expect(new Set(many.map((business) => business.businessName)).size).toBe(2000);
});

test('every size band occurs, and a withheld head count stays withheld in the register', () => {
  const counts = businesses.map((business) => business.employees);
  for (const [from, to] of [
    [5, 9],
    [10, 49],
    [50, 249],
    [250, 9999],
  ] as const) {
    expect(counts.some((count) => count !== undefined && count >= from && count <= to)).toBe(true);
  }
  const small = businesses.find((business) => business.employees === undefined);
  expect(small && registerUnitOf(small)).toMatchObject({ harRegistrertAntallAnsatte: true });
  expect(small && registerUnitOf(small)).not.toHaveProperty('antallAnsatte');
});

test('positions keep the limits of the form and the order of their dates', () => {
  for (const position of positions) {
    expect(position.title.length, position.title).toBeGreaterThanOrEqual(3);
    expect(position.description.length, position.title).toBeGreaterThanOrEqual(50);
    expect(position.requirements.length, position.title).toBeGreaterThanOrEqual(20);
    if (position.applicationDeadline) expect(position.applicationDeadline < position.expiryDate).toBe(true);
    expect(position.createdAt.slice(0, 10) <= position.expiryDate).toBe(true);
    const { min = 0, max = Number.POSITIVE_INFINITY } = position.salaryRange ?? {};
    expect(max).toBeGreaterThanOrEqual(min);
  }
});

test('fresh, ending, expired and every kind of position occur', () => {
  const today = osloDate(now);
  expect(positions.some((position) => position.expiryDate < today)).toBe(true);
  expect(positions.some((position) => position.expiryDate > today && position.expiryDate <= osloDate(now, 7))).toBe(
    true,
  );
  expect(new Set(positions.map((position) => position.positionType)).size).toBe(5);
  expect(new Set(positions.map((position) => position.experience)).size).toBe(4);
  expect(new Set(positions.map((position) => position.municipality)).size).toBeGreaterThan(100);
});

test('texts are filled in, varied, and only the marked ones break the law', () => {
  for (const { title, description, requirements } of positions) {
    expect(`${title} ${description} ${requirements}`).not.toMatch(/[{}]|undefined|\.\.|[.,] [.,]| {2}/);
  }
  expect(new Set(positions.map((position) => position.description)).size).toBeGreaterThan(2990);
  const marked = positions.filter((position) => position.adCheckFlag);
  expect(marked).toHaveLength(8);
  expect(marked.every((position) => position.approvalStatus === 'pending')).toBe(true);
  expect(
    positions.filter((position) => /etnisk norsk|sykedager|trossamfunn/i.test(position.requirements)),
  ).toHaveLength(3);
});

test('there are at least 150 occupations, each with tasks and demands of its own', () => {
  const occupations = groups.flatMap((group) => group.occupations);
  expect(new Set(occupations.map((occupation) => occupation.title)).size).toBeGreaterThanOrEqual(150);
  for (const { title, tasks, demands, pay } of occupations) {
    expect(tasks.length, title).toBeGreaterThanOrEqual(2);
    expect(demands.length, title).toBeGreaterThanOrEqual(1);
    expect(pay[1], title).toBeGreaterThan(pay[0]);
  }
});

test('a logo is a picture without script, the same for the same name', () => {
  expect(logoSvg('Rørfolk AS')).toBe(logoSvg('Rørfolk AS'));
  expect(logoSvg('Rørfolk AS')).not.toBe(logoSvg('Bitklang AS'));
  expect(logoSvg('Rørfolk AS')).not.toMatch(/script|href|on\w+=/);
});
