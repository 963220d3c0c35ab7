import { seededRandom } from '../random.ts';

const palettes = [
  ['#0f4c5c', '#f4a259'],
  ['#22577a', '#c7f9cc'],
  ['#3d405b', '#e07a5f'],
  ['#1b4332', '#b7e4c7'],
  ['#6d2e46', '#f2d0a4'],
  ['#2b2d42', '#8ecae6'],
  ['#5f0f40', '#fb8b24'],
  ['#264653', '#e9c46a'],
  ['#14213d', '#fca311'],
  ['#4a5759', '#dedbd2'],
] as const;

/**
 * An abstract mark, always the same for the same name: a circle, hills or waves, or a grid of tiles. More than twice as wide as
 * in lists, for fine screens.
 */
export function logoSvg(name: string): string {
  const random = seededRandom(`logo ${name}`);
  const [dark, light] = random.pick(palettes);
  const shapes = random.pick([circles, hills, tiles])(light, random.int(0, 40));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" width="128" height="128" role="img"><rect width="128" height="128" rx="20" fill="${dark}"/>${shapes}</svg>`;
}

const circles = (colour: string, shift: number) =>
  [44, 30, 16]
    .map(
      (radius, index) =>
        `<circle cx="${64 - index * (shift / 8)}" cy="${64 + index * (shift / 10)}" r="${radius}" fill="none" stroke="${colour}" stroke-width="8"/>`,
    )
    .join('');

const hills = (colour: string, shift: number) =>
  `<path d="M12 ${100 - shift / 4} L44 ${36 + shift / 2} L66 78 L84 ${48 + shift / 3} L116 100 Z" fill="${colour}"/><circle cx="${88 + shift / 4}" cy="30" r="9" fill="${colour}"/>`;

const tiles = (colour: string, shift: number) =>
  Array.from({ length: 9 }, (_, index) => index)
    .filter((index) => (index * 7 + shift) % 3 !== 0)
    .map(
      (index) =>
        `<rect x="${24 + (index % 3) * 28}" y="${24 + Math.floor(index / 3) * 28}" width="24" height="24" rx="5" fill="${colour}"/>`,
    )
    .join('');
