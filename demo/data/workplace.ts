const palettes = [
  { shift: 10, wall: '#eef3f1', far: '#9dbcc2', near: '#5c8f98', water: '#cfe3e6', dark: '#17414a', warm: '#e8a657' },
  { shift: 60, wall: '#f6efe6', far: '#b9b7c9', near: '#7f7fa0', water: '#dfe2ee', dark: '#34324a', warm: '#d9775c' },
  { shift: 110, wall: '#eef1e6', far: '#a9c3a0', near: '#6d9a68', water: '#dcebe4', dark: '#22402b', warm: '#d9b24c' },
] as const;

type Palette = (typeof palettes)[number];

/** Some places to work, three drawings of each with what they show in words. */
export const workplaces = palettes.map((palette) => [
  { description: 'Huset vårt, sett fra vannet', svg: drawn(outside(palette)) },
  { description: 'Arbeidsplass ved vinduet, med utsikt mot fjellet', svg: drawn(inside(palette)) },
  { description: 'Fire kolleger til bords i lunsjen', svg: drawn(lunch(palette)) },
]);

function drawn(shapes: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800">${shapes}</svg>`;
}

function rect(x: number, y: number, width: number, height: number, fill: string, round = 0) {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`;
}

function circle(x: number, y: number, radius: number, fill: string) {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
}

/** Two ranges, one behind the other, and water before them. */
function fjord({ shift, far, near, water, warm }: Palette, shore: number) {
  return [
    circle(900 - shift, 170, 60, warm),
    `<path d="M0 ${shore} L0 360 L${180 + shift} 190 L${400 + shift} 400 L${640 - shift} 230 L920 430 L1200 260 L1200 ${shore} Z" fill="${far}"/>`,
    `<path d="M0 ${shore} L0 470 L${260 - shift} 330 L560 520 L${860 + shift} 360 L1200 500 L1200 ${shore} Z" fill="${near}"/>`,
    rect(0, shore, 1200, 800 - shore, water),
  ].join('');
}

function outside(palette: Palette) {
  const { shift, wall, dark, warm, near } = palette;
  const left = 330 + shift;
  const windows = [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3, 4].map((column) =>
      rect(left + 50 + column * 92, 350 + row * 80, 56, 48, (row + column) % 3 ? dark : warm, 4),
    ),
  );
  const waves = [0, 1, 2].map((line) => rect(120 + line * 330, 690 + line * 30, 220, 8, near, 4));
  return [
    rect(0, 0, 1200, 800, wall),
    fjord(palette, 610),
    `<path d="M${left - 20} 330 L${left + 260} 220 L${left + 540} 330 Z" fill="${dark}"/>`,
    rect(left, 320, 520, 300, wall),
    ...windows,
    rect(left + 224, 560, 72, 60, dark, 4),
    rect(left - 60, 612, 640, 18, dark),
    ...waves,
  ].join('');
}

function inside(palette: Palette) {
  const { wall, dark, warm, near } = palette;
  return [
    rect(0, 0, 1200, 800, wall),
    `<svg x="260" y="90" width="760" height="420" viewBox="100 120 1000 560" preserveAspectRatio="xMidYMid slice">${rect(0, 0, 1200, 800, wall)}${fjord(palette, 560)}</svg>`,
    `<rect x="260" y="90" width="760" height="420" fill="none" stroke="${dark}" stroke-width="14"/>`,
    rect(633, 90, 14, 420, dark),
    rect(140, 600, 920, 26, dark, 6),
    rect(190, 626, 22, 174, dark),
    rect(988, 626, 22, 174, dark),
    rect(430, 430, 280, 150, dark, 10),
    rect(444, 444, 252, 122, near, 4),
    rect(556, 578, 28, 24, dark),
    rect(860, 540, 70, 62, warm, 8),
    ...[-34, 0, 34].map(
      (lean) =>
        `<path d="M895 545 Q${895 + lean * 2} ${440 + Math.abs(lean)} ${895 + lean * 2.4} ${400 + Math.abs(lean)}" stroke="${near}" stroke-width="16" stroke-linecap="round" fill="none"/>`,
    ),
    rect(250, 556, 44, 46, warm, 6),
  ].join('');
}

function lunch({ wall, far, near, dark, warm, water }: Palette) {
  const people = [
    [240, near, '#8d5a3c'],
    [480, warm, '#f0c8a0'],
    [720, far, '#c98d63'],
    [960, dark, '#e6b48a'],
  ] as const;
  return [
    rect(0, 0, 1200, 800, wall),
    rect(0, 0, 1200, 330, water),
    ...[300, 600, 900].map(
      (x) => `${rect(x - 3, 0, 6, 120, dark)}<path d="M${x - 70} 190 Q${x} 60 ${x + 70} 190 Z" fill="${warm}"/>`,
    ),
    ...people.map(
      ([x, shirt, skin]) =>
        `${circle(x, 380, 58, skin)}<path d="M${x - 58} 372 Q${x} 270 ${x + 58} 372 Q${x} 330 ${x - 58} 372 Z" fill="${dark}"/>${rect(x - 92, 450, 184, 230, shirt, 70)}`,
    ),
    rect(60, 600, 1080, 40, dark, 8),
    rect(110, 640, 26, 160, dark),
    rect(1064, 640, 26, 160, dark),
    ...[340, 590, 840].map((x) => `${rect(x, 552, 46, 50, wall, 8)}${rect(x, 552, 46, 12, near, 6)}`),
  ].join('');
}
