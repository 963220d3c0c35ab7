import type { County } from '../../../contract/places.ts';
import { formatNumber } from '../../platform/format.ts';
import drawing from './norway.json' with { type: 'json' };

type Point = [x: number, y: number];
type Box = [x: number, y: number, width: number, height: number];

/** `label` is where a county's number stands, `from` where the line to it begins if that is outside. */
const shapes = drawing.counties as unknown as Record<string, { box: Box; label: Point; from?: Point }>;
const centres = drawing.municipalities as unknown as Record<string, Point>;

interface Asked {
  counties: Pick<County, 'id' | 'name' | 'isCurrent' | 'partOf'>[];
  /** Of a county that was divided, all of its parts are shown. */
  chosen?: County | undefined;
  inCounties: Map<string, number>;
  inMunicipalities?: Map<string, number>;
}

export interface CountyShape {
  id: string;
  name: string;
  count: number;
  /** 0 without hits, 4 where there are most. */
  level: number;
  isShown: boolean;
  number: { text: string; at: Point; from: Point | null } | null;
}

export interface Mark {
  slug: string;
  name: string;
  count: number;
  at: Point;
  radius: number;
  /** Nothing where it does not fit in. */
  number: string | null;
  /** Nothing where others stand in its way. */
  label: { at: Point; anchor: 'start' | 'middle' | 'end' } | null;
}

export function drawMap({ counties, chosen, inCounties, inMunicipalities = new Map() }: Asked) {
  const isShown = ({ id, partOf }: Asked['counties'][number]) => !chosen || chosen.id === id || chosen.id === partOf;
  const today = counties.filter(({ isCurrent }) => isCurrent);
  const most = Math.max(1, ...today.map(({ id }) => inCounties.get(id) ?? 0));
  const view = chosen ? around(today.filter(isShown).flatMap(({ id }) => (shapes[id] ? [shapes[id].box] : []))) : whole;
  // On a map of this many pixels, one of them.
  const pixel = view[2] / (chosen ? 440 : 480);
  return {
    view,
    pixel,
    county: chosen ? { id: chosen.id, name: chosen.name } : null,
    shapes: today.map((county): CountyShape => {
      const count = inCounties.get(county.id) ?? 0;
      const { label, from = null } = shapes[county.id] ?? {};
      return {
        id: county.id,
        name: county.name,
        count,
        level: Math.ceil(4 * Math.sqrt(count / most)),
        isShown: isShown(county),
        number: label && !chosen ? { text: formatNumber(count), at: label, from } : null,
      };
    }),
    marks: chosen ? marksOf(chosen, inMunicipalities, view, pixel) : [],
  };
}

const whole: Box = [0, 0, ...(drawing.size as [number, number])];
/** In half kilometres, as the drawing is: less than this has too little in it to be looked at. */
const NARROWEST = 180;

/** What holds them all, with some room; neither a slit nor a strip. */
function around(boxes: Box[]): Box {
  const left = Math.min(...boxes.map(([x]) => x));
  const top = Math.min(...boxes.map(([, y]) => y));
  const width = Math.max(...boxes.map(([x, , w]) => x + w)) - left;
  const height = Math.max(...boxes.map(([, y, , h]) => y + h)) - top;
  const room = 1.12;
  const wide = Math.round(Math.max(width * room, height * room * 0.75, NARROWEST));
  const high = Math.round(Math.max(height * room, wide * 0.75));
  return [Math.round(left + (width - wide) / 2), Math.round(top + (height - high) / 2), wide, high];
}

/** In pixels. */
const LETTER = 6.8;
const LINE = 15;
const GAP = 4;

/** The larger ones first: the smaller lie above them. */
function marksOf({ municipalities }: County, counts: Map<string, number>, view: Box, pixel: number) {
  const most = Math.max(1, ...municipalities.map(({ slug }) => counts.get(slug) ?? 0));
  const marks = municipalities.flatMap(({ slug, label: name }): Mark[] => {
    const at = centres[slug];
    const count = counts.get(slug) ?? 0;
    if (!at) return [];
    const radius = Math.round((count === 0 ? 3 : 8 + 16 * Math.sqrt(count / most)) * pixel);
    const number = formatNumber(count);
    const fits = count > 0 && (number.length * LETTER + GAP) * pixel <= 2 * radius;
    return [{ slug, name, count, at, radius, number: fits ? number : null, label: null }];
  });
  const [some, none] = [marks.filter(({ count }) => count > 0), marks.filter(({ count }) => count === 0)];
  return withLabels([...none, ...apart(some.toSorted((one, other) => other.count - one.count))], view, pixel);
}

const ROUNDS = 60;

/** Until no mark covers another, or nearly so: towns lie close. The smaller one goes out of the way. */
function apart(marks: Mark[]) {
  const moved = marks.map((mark) => ({ ...mark, at: [...mark.at] as Point }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, one] of moved.entries()) for (const other of moved.slice(index + 1)) push(one, other);
  }
  return moved.map((mark) => ({ ...mark, at: mark.at.map(Math.round) as Point }));
}

function push(one: Mark, other: Mark) {
  const [x, y] = [other.at[0] - one.at[0], other.at[1] - one.at[1]];
  const distance = Math.hypot(x, y) || 1;
  const overlap = one.radius + other.radius - distance;
  if (overlap <= 0) return;
  const share = other.radius / (one.radius + other.radius);
  const by = (mark: Mark, way: number) => {
    mark.at = [mark.at[0] + (way * x * overlap) / distance, mark.at[1] + (way * y * overlap) / distance];
  };
  by(one, -share);
  by(other, 1 - share);
}

/** Names beside the marks, those with most hits first, as long as they cover nothing. */
function withLabels(marks: Mark[], view: Box, pixel: number) {
  const taken = marks.map(({ at: [x, y], radius }): Box => [x - radius, y - radius, 2 * radius, 2 * radius]);
  return marks.map((mark) => {
    if (mark.count === 0) return mark;
    const place = placesFor(mark, pixel).find(
      ({ box }) => isWithin(box, view) && !taken.some((other) => meet(box, other)),
    );
    if (!place) return mark;
    taken.push(place.box);
    return { ...mark, label: place.label };
  });
}

function placesFor({ at: [x, y], radius, name }: Mark, pixel: number) {
  const width = name.length * LETTER * pixel;
  const height = LINE * pixel;
  const away = radius + GAP * pixel;
  const beside = y - height / 2;
  const places: [NonNullable<Mark['label']>['anchor'], Point, Box][] = [
    ['start', [x + away, y], [x + away, beside, width, height]],
    ['end', [x - away, y], [x - away - width, beside, width, height]],
    ['middle', [x, y - away - height / 2], [x - width / 2, y - away - height, width, height]],
    ['middle', [x, y + away + height / 2], [x - width / 2, y + away, width, height]],
  ];
  return places.map(([anchor, at, box]) => ({ label: { anchor, at: at.map(Math.round) as Point }, box }));
}

const isWithin = ([x, y, width, height]: Box, [left, top, wide, high]: Box) =>
  x >= left && y >= top && x + width <= left + wide && y + height <= top + high;

const meet = ([x, y, width, height]: Box, [otherX, otherY, otherWidth, otherHeight]: Box) =>
  x < otherX + otherWidth && otherX < x + width && y < otherY + otherHeight && otherY < y + height;
