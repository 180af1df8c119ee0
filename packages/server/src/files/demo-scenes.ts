export type Scene = { name: string; about: RegExp; drawing: string };

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

const slope = (y: number, fall: number, thick: number, fill: string) =>
  `<path d="M0 ${y}L120 ${y - fall}v${thick}L0 ${y + thick}z" fill="${fill}"/>`;
const box = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
const lines = (path: string, colour: string, width: number) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

/** Sky, horizon and ground of an outdoor scene. */
const outdoors = (sky: string, horizon: string, ground: string, level = 64) =>
  `${box(0, 0, 120, 90, 'url(#sky)')}${box(0, level, 120, 90 - level, ground)}
   <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky}"/>
   <stop offset=".75" stop-color="${horizon}"/></linearGradient></defs>`;

const formwork = [
  outdoors('#b9c3d1', '#dfe3e8', '#8b867c'),
  slope(62, 6, 9, '#a29c90'),
  ...range(5).map((n) => box(8 + n * 26, 22 - n * 2.4, 7, 46, n % 2 ? '#626576' : '#565868')),
  ...range(12).map((n) => box(2 + n * 10, 28 - n * 1, 9.4, 32, n % 3 ? '#c69a5b' : '#b98a4a')),
  slope(20, 14, 6, '#6c6e7d'),
  slope(44, 11, 4, '#767887'),
  lines('M0 34L120 22M0 52L120 42', '#e0a52a', 1.2),
].join('');

const crane = [
  outdoors('#9fadc0', '#d5dae1', '#757064', 68),
  box(10, 30, 42, 40, '#9aa0ac'),
  ...range(4).map((floor) => box(8, 29 + floor * 10, 46, 2.2, '#6d7280')),
  ...range(5).map((column) => box(11 + column * 9.6, 30, 2, 40, '#7d828f')),
  box(84, 14, 3.4, 56, '#d9a321'),
  lines(
    range(13)
      .map((n) => `M84 ${16 + n * 4}l3.4 4`)
      .join(''),
    '#8a6510',
    0.6,
  ),
  lines('M40 17L112 14M86 6L42 16.6M86 6L110 14', '#d9a321', 1.4),
  box(86.5, 15, 5, 5, '#3f4252'),
  lines('M56 17v24', '#3f4252', 0.5),
  box(52.5, 41, 7, 3, '#8a5a34'),
].join('');

const mesh = [
  box(0, 0, 120, 90, '#a19b8f'),
  ...range(60).map((n) =>
    box((n * 37) % 120, (n * 53) % 90, 2.4, 1.2, n % 2 ? '#b3ada1' : '#8f897d'),
  ),
  lines(
    range(9)
      .map((n) => `M-10 ${6 + n * 11}L130 ${-4 + n * 11}`)
      .join(''),
    '#6b4a36',
    1.8,
  ),
  lines(
    range(10)
      .map((n) => `M${2 + n * 13} -4L${12 + n * 12} 94`)
      .join(''),
    '#5a3d2c',
    1.8,
  ),
  ...range(7).map((n) => box(14 + n * 15, 20 + ((n * 29) % 50), 4, 4, '#d4d1ca')),
].join('');

const excavation = [
  outdoors('#aebbcb', '#dde1e6', '#9b8a6f', 48),
  '<path d="M0 56L44 52L58 90H0z" fill="#6f5a42"/><path d="M58 90L44 52L64 50L82 90z" fill="#57452f"/>',
  lines('M52 60L70 88', '#d46a1f', 4),
  box(78, 36, 24, 13, '#e0a01b'),
  box(84, 25, 12, 12, '#39414f'),
  '<rect x="74" y="49" width="34" height="8" rx="4" fill="#33363f"/>',
  lines('M80 38L62 22L50 40', '#c98a12', 3.4),
  '<path d="M46 38l9 0l-2 9l-8 1z" fill="#4a4d57"/>',
  '<path d="M100 60q10-14 20-6v10z" fill="#7d6a50"/>',
].join('');

const course = (row: number) =>
  range(14)
    .map((n) => {
      const shades = ['#a4523a', '#b05b41', '#97472f', '#aa5f48'];
      const shade = shades[(n * 7 + row * 3) % shades.length] ?? '#a4523a';
      return box(n * 9.6 - (row % 2) * 4.8, 84 - row * 5, 9, 4.4, shade);
    })
    .join('');

const brickwork = [
  outdoors('#b4c0ce', '#e1e4e8', '#8a8478', 80),
  box(0, 34, 120, 56, '#cfc8bc'),
  ...range(11).map(course),
  lines('M0 32.5H120', '#f2e14c', 0.6),
  box(92, 20, 3, 70, '#8d9099'),
  box(40, 29, 16, 5, '#70757f'),
].join('');

const scaffold = [
  outdoors('#a9b6c6', '#dadfe5', '#7e786c', 76),
  box(24, 12, 96, 66, '#b9b2a6'),
  ...range(6).map((n) => box(34 + (n % 3) * 28, 22 + Math.floor(n / 3) * 26, 14, 16, '#56606e')),
  lines(
    range(8)
      .map((n) => `M${18 + n * 14} 6V82`)
      .join(''),
    '#7f858f',
    1.2,
  ),
  lines('M12 18H120M12 30H120M12 42H120M12 56H120M12 68H120', '#8b919b', 0.9),
  ...[33, 59].map((y) => box(12, y, 108, 2.4, '#b38a4f')),
  lines('M18 82L32 42M46 82L60 42M74 82L88 42', '#9aa0aa', 0.8),
  lines('M12 27H120M12 53H120', '#d8b23a', 0.8),
].join('');

const pour = [
  outdoors('#a6b2c1', '#d4d9df', '#8d8a84', 40),
  '<path d="M0 52L120 44V90H0z" fill="#9c9a95"/><path d="M0 60Q40 54 70 62T120 58V90H0z" fill="#b3b1ac"/>',
  lines(
    range(7)
      .map((n) => `M0 ${66 + n * 4}q30 -4 60 0t60 -1`)
      .join(''),
    '#a3a19c',
    0.7,
  ),
  lines('M104 0Q96 30 66 40T56 64', '#3b3e48', 4.4),
  '<ellipse cx="56" cy="67" rx="13" ry="4" fill="#86847f"/>',
  lines(
    range(9)
      .map((n) => `M${6 + n * 14} ${50 - n * 0.6}v-12`)
      .join(''),
    '#6b4a36',
    1.3,
  ),
  box(30, 34, 5, 14, '#e8772a'),
  '<circle cx="32.5" cy="31" r="3" fill="#f3f0e6"/>',
  box(30, 47, 2, 10, '#39414f') + box(33, 47, 2, 10, '#39414f'),
].join('');

const deliveries = [
  outdoors('#b2bdcb', '#e0e3e7', '#86807a', 60),
  box(66, 26, 54, 34, '#4d5263') + box(54, 36, 14, 24, '#c9402f') + box(57, 39, 8, 8, '#a9bccb'),
  '<circle cx="62" cy="62" r="5" fill="#2b2d34"/><circle cx="96" cy="62" r="5" fill="#2b2d34"/>',
  ...range(3).map((n) => box(6 + n * 16, 66 - (n % 2) * 3, 14, 12, '#a5a29b')),
  ...range(3).map((n) => box(6 + n * 16, 78 - (n % 2) * 3, 14, 2.4, '#b38a4f')),
  lines(
    range(3)
      .map((n) => `M${6 + n * 16} ${70 - (n % 2) * 3}h14m0 4h-14`)
      .join(''),
    '#8b8880',
    0.7,
  ),
].join('');

/** Scenes of a working day, and the words they match. */
export const scenes: readonly Scene[] = [
  { name: 'Shutters to the core wall', about: /shutter|formwork|core wall/i, drawing: formwork },
  { name: 'Crane over block C', about: /\bcrane|gust/i, drawing: crane },
  { name: 'Mesh before the pour', about: /mesh|steel|rebar|reinforce/i, drawing: mesh },
  { name: 'Drainage run', about: /drain|excavat|trench|topsoil/i, drawing: excavation },
  { name: 'Brickwork to level 2', about: /brick|blockwork|lintel/i, drawing: brickwork },
  { name: 'Scaffold, north side', about: /scaffold|elevation|truss/i, drawing: scaffold },
  { name: 'Slab pour', about: /pour|concrete|slab/i, drawing: pour },
  { name: 'Delivery at the gate', about: /deliver|pallet|unload/i, drawing: deliveries },
];

export const svgOf = (drawing: string, width: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width * 0.75}" viewBox="0 0 120 90">${drawing}</svg>`;
