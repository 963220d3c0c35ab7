import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { County } from '../../../contract/places.ts';
import { drawMap, type Mark } from './draw-map.ts';
import drawing from './norway.json' with { type: 'json' };

interface OfficialCounty {
  id: string;
  name: string;
  number: string;
  county2020: { id: string };
  municipalities: { slug: string; name: string; label?: string; number: string }[];
}

const official: OfficialCounty[] = JSON.parse(await readFile('server/places/places.json', 'utf8'));
const today = official.map(
  ({ id, name, number, county2020, municipalities }): County => ({
    id,
    name,
    number,
    partOf: county2020.id === id ? null : county2020.id,
    isCurrent: true,
    municipalities: municipalities.map((each) => ({ ...each, label: each.label ?? each.name })),
  }),
);
const viken: County = {
  id: 'viken',
  name: 'Viken',
  number: '30',
  partOf: null,
  isCurrent: false,
  municipalities: today.filter(({ partOf }) => partOf === 'viken').flatMap(({ municipalities }) => municipalities),
};
const counties = [...today, viken];
const countyOf = (wanted: string) => counties.find(({ id }) => id === wanted) as County;

const draw = (chosen: string | null, hits: Record<string, number> = {}) =>
  drawMap({
    counties,
    chosen: chosen ? countyOf(chosen) : undefined,
    inCounties: new Map(Object.entries(hits)),
    inMunicipalities: new Map(Object.entries(hits)),
  });

test('the drawing has every county and every municipality that there is', async () => {
  const svg = await readFile('web/positions/map/norway.svg', 'utf8');
  expect([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id).sort()).toEqual(today.map(({ id }) => id).sort());
  expect(Object.keys(drawing.counties).sort()).toEqual(today.map(({ id }) => id).sort());
  const slugs = today.flatMap(({ municipalities }) => municipalities.map(({ slug }) => slug));
  expect(Object.keys(drawing.municipalities).sort()).toEqual(slugs.sort());
});

test('the whole country has a number for each county, and the more hits the darker', () => {
  const map = draw(null, { vestland: 400, oslo: 100, agder: 1 });
  expect(map.view).toEqual([0, 0, ...drawing.size]);
  expect(map.marks).toEqual([]);
  expect(map.shapes).toHaveLength(15);
  const level = (wanted: string) => map.shapes.find(({ id }) => id === wanted)?.level;
  expect([level('vestland'), level('oslo'), level('agder'), level('troms')]).toEqual([4, 2, 1, 0]);
  expect(map.shapes.every(({ isShown, number }) => isShown && number)).toBe(true);
});

test('a county fills the map with its municipalities, each inside', () => {
  for (const { id, municipalities } of counties) {
    const { view, marks, shapes } = draw(id);
    const [left, top, width, height] = view;
    expect(marks.map(({ slug }) => slug).sort()).toEqual(municipalities.map(({ slug }) => slug).sort());
    for (const { at } of marks) {
      expect(at[0]).toBeGreaterThan(left);
      expect(at[0]).toBeLessThan(left + width);
      expect(at[1]).toBeGreaterThan(top);
      expect(at[1]).toBeLessThan(top + height);
    }
    expect(shapes.filter(({ isShown }) => isShown).length).toBe(id === 'viken' ? 3 : 1);
  }
});

test('of a divided county all parts are in sight', () => {
  const { view, shapes } = draw('viken');
  expect(shapes.filter(({ isShown }) => isShown).map(({ id }) => id)).toEqual(['akershus', 'buskerud', 'ostfold']);
  for (const id of ['ostfold', 'akershus', 'buskerud'] as const) {
    const [x = 0, y = 0, width = 0, height = 0] = drawing.counties[id].box;
    expect(x).toBeGreaterThanOrEqual(view[0]);
    expect(y).toBeGreaterThanOrEqual(view[1]);
    expect(x + width).toBeLessThanOrEqual(view[0] + view[2]);
    expect(y + height).toBeLessThanOrEqual(view[1] + view[3]);
  }
});

test('marks of neighbours lie beside each other, the one with most hits where it is', () => {
  const hits = Object.fromEntries(
    countyOf('vestland').municipalities.map(({ slug }, index) => [slug, 1 + (index % 9)]),
  );
  const { marks, pixel } = draw('vestland', { ...hits, bergen: 400 });
  for (const [index, one] of marks.entries()) {
    for (const other of marks.slice(index + 1)) {
      expect(distance(one, other) - one.radius - other.radius, `${one.name} and ${other.name}`).toBeGreaterThan(
        -3 * pixel,
      );
    }
  }
  const bergen = marks.find(({ slug }) => slug === 'bergen') as Mark;
  expect(bergen.number).toBe('400');
  expect(bergen.radius).toBe(Math.max(...marks.map(({ radius }) => radius)));
  const [x = 0, y = 0] = drawing.municipalities.bergen;
  expect(Math.hypot(bergen.at[0] - x, bergen.at[1] - y)).toBeLessThan(bergen.radius);
});

const distance = (one: Mark, other: Mark) => Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]);

test('a number that does not fit into its mark is left to the list, and no hits have neither number nor name', () => {
  const { marks } = draw('vestland', { bergen: 90_000, voss: 1234 });
  const of = (wanted: string) => marks.find(({ slug }) => slug === wanted);
  expect(of('voss')).toMatchObject({ number: null, count: 1234 });
  expect(of('voss')?.label).not.toBeNull();
  expect(of('odda')).toBeUndefined();
  expect(of('stord')).toMatchObject({ number: null, label: null, count: 0 });
});
