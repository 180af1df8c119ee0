import { inOrder, often, sides, spare, upTo, type Work, work } from './work.ts';

/** Works that several sites have in common. */

const ends = ['front', 'rear'];

/** Gravel around the pipes of one run. */
const tonnesOfRun = 110;

export const drainage = (runs: readonly string[]): Work[] => [
  work(
    'Drain laid at',
    runs,
    ['upstream length', 'downstream length'],
    [5, 7, 'm'],
    'air test passed',
  ),
  work('Trench dug and boxed at', runs, sides, [5, 7, 'm'], 'services traced before digging'),
  work('Manhole rings set at', runs, sides, [0.4, 0.6, 'no.'], 'benching to follow'),
  upTo(
    tonnesOfRun,
    work('Bed and surround placed at', runs, sides, [6, 8, 't'], 'backfilled in layers'),
  ),
];

/** Works outside the building, once the ground floor is in, with the quantities of one area. */
export const externals = (areas: readonly string[]): Work[] => [
  upTo(130, work('Ducts laid at', areas, sides, [12, 16, 'm'], 'draw cords in')),
  upTo(
    260,
    work('Backfill placed and rolled at', areas, sides, [18, 24, 't'], 'in layers of 150 mm'),
  ),
  upTo(480, work('Formation trimmed at', areas, sides, [35, 50, 'm²'], 'levels checked')),
  upTo(110, work('Kerbs bedded at', areas, sides, [9, 12, 'm'], 'lines checked')),
  spare('Service covers set and haunched at', areas, sides, 'lines checked'),
  spare('Haul road graded and drains rodded at', areas, sides, 'silt fence checked'),
];

const openings = (areas: readonly string[]): Work => ({
  ...work('Lintels and trays set at', areas, sides, [7, 10, 'no.'], 'weep holes at 900 mm'),
  beside: 'one person',
});

const facing = (areas: readonly string[]) =>
  work('Facing brick laid at', areas, sides, [4.8, 5.6, 'm²'], 'cavity kept clean');

/** Square metres of each leaf in one area. */
type Leaves = { facing: number; blocks: number };

/** Both leaves in step: a bricklayer lays about 310 bricks a day. */
export const brickwork = (areas: readonly string[], leaves: Leaves): Work[] => [
  ...often(5, upTo(leaves.facing, facing(areas))),
  ...often(
    3,
    upTo(
      leaves.blocks,
      work(
        'Blockwork built at',
        areas,
        sides,
        [8.5, 10.5, 'm²'],
        'ties at 450 mm',
        'wind posts in',
      ),
    ),
  ),
  spare('Gauge rods and profiles set at', areas, sides, 'lines checked'),
  spare('Joints brushed and weep holes cleared at', areas, sides, 'sheeted against rain'),
  {
    ...work('Insulation fixed in the cavity at', areas, sides, [38, 50, 'm²'], 'joints taped'),
    beside: 'one person',
  },
  openings(areas),
];

/** Bricks outside a timber frame. */
export const outerLeaf = (areas: readonly string[]): Work[] => [
  facing(areas),
  {
    ...work(
      'Cavity barriers fixed at',
      areas,
      sides,
      [30, 40, 'm'],
      'photographed before covering',
    ),
    beside: 'one person',
  },
  openings(areas),
];

/** Below the slab, after the foundations are poured. */
export const footings = (areas: readonly string[]): Work[] => [
  work('Footings built in block at', areas, sides, [8.5, 10.5, 'm²'], 'damp-proof course laid'),
];

/** A pair of homes: eighteen cassettes, and sixteen trusses for each roof. */
export const framing = (areas: readonly string[]): Work[] => [
  ...inOrder(
    upTo(
      48,
      work(
        'Panels lifted and fixed at',
        areas,
        [...ends, 'party wall'],
        [2.2, 2.8, 'no.'],
        'braced',
      ),
    ),
    upTo(18, work('Floor cassettes laid at', areas, ends, [1.1, 1.4, 'no.'], 'edge rail fixed')),
    upTo(32, work('Roof trusses set at', areas, ends, [2.4, 3, 'no.'], 'bracing signed for')),
  ),
  spare('Noggins and straps fixed at', areas, [...ends, 'party wall'], 'nailing checked'),
  spare('Wall ties and breather membrane made good at', areas, ends, 'photographed'),
];

/** From the bottom up, with so many metres of each lift. */
export const scaffolding = (areas: readonly string[], metres: number): Work[] =>
  inOrder(
    upTo(metres, work('Lift raised at', areas, sides, [8, 11, 'm'], 'ties tested and signed for')),
    work('Boards and brick guards fixed at', areas, sides, [14, 18, 'm'], 'tagged for the week'),
    work('Scaffold adapted at', areas, sides, [4, 6, 'm'], 'access gate moved'),
  );

/** Scaffold boards in a metre of run. */
const boardsOfMetre = 5;
const rows = ['outer row', 'inner row'];

/** The metres of a fan at some parts of a scaffold: it goes before the lift below it. */
export const fanTakenDown = (
  areas: readonly string[],
  withFan: readonly string[],
  metres: number,
): Work[] =>
  inOrder(
    upTo(
      areas.map((area) => (withFan.includes(area) ? metres : 0)),
      work(
        'Fan and netting taken down at',
        areas,
        rows,
        [2.2, 3, 'm'],
        'path closed by the marshal',
      ),
    ),
  );

/** From the top lift down: the metres of each part, which is struck once. */
export const striking = (areas: readonly string[], metres: number): Work[] => [
  ...inOrder(
    upTo(
      metres,
      work('Scaffold struck at', areas, rows, [6, 8.5, 'm'], 'ties removed and holes made good'),
    ),
    upTo(
      boardsOfMetre * metres,
      work('Boards and tubes lowered from', areas, rows, [40, 60, 'no.'], 'loaded for the yard'),
    ),
  ),
  spare('Tubes and fittings sorted at', areas, rows, 'bundled for the yard'),
];

export const general = (areas: readonly string[]): Work[] => [
  work(
    'Materials moved and waste cleared at',
    areas,
    sides,
    [12, 16, 'barrow loads'],
    'walkways swept',
  ),
  work('Loads lifted and stacked at', areas, sides, [9, 12, 'lifts'], 'slings checked'),
  work('Swept and sheeted down at', areas, sides, [45, 58, 'm²'], 'skips changed'),
  work('Handrails and walkways mended at', areas, sides, [7, 10, 'm'], 'signs put back'),
  {
    ...work('Fire points and lighting checked at', areas, sides, [5, 14, 'points']),
    beside: 'half an hour',
  },
];

export const stonework = (areas: readonly string[]): Work[] => [
  work(
    'Stone indents set in lime at',
    areas,
    ['upper courses', 'lower courses', 'quoins'],
    [0.6, 0.9, 'no.'],
    'damped down',
  ),
  work(
    'Joints raked and pointed at',
    areas,
    ['upper courses', 'lower courses'],
    [4, 5.5, 'm²'],
    'hessian hung',
  ),
  work(
    'Decayed face cut back at',
    areas,
    ['quoins', 'string course', 'buttress'],
    [1, 1.5, 'm²'],
    'photographed for the architect',
  ),
  work(
    'String course pinned at',
    areas,
    ['north return', 'south return'],
    [2, 3, 'm'],
    'stainless dowels',
  ),
];

/** Excavation loaded into lorries, with the least and the most cubic metres that the machine loads in a day. */
export const digging = (
  areas: readonly string[],
  cubicMetres: readonly [number, number],
): Work[] => [
  work('Dug and loaded away at', areas, sides, [...cubicMetres, 'm³'], 'daily check signed'),
  work('Trenched and backfilled at', areas, sides, [14, 42, 'm'], 'banksman with it'),
];

export const lifting = (areas: readonly string[]): Work[] => [
  work('Lifted and placed loads at', areas, sides, [18, 38, 'lifts'], 'daily check signed'),
  work('Unloaded and distributed at', areas, sides, [14, 30, 'pallets'], 'exclusion zone kept'),
];

export const hauling = (areas: readonly string[]): Work[] => [
  work('Carted spoil from', areas, sides, [8, 17, 'loads'], 'daily check signed'),
];

export const powering = (areas: readonly string[]): Work[] => [
  work(
    'Ran for',
    areas,
    ['lights and heaters', 'tools and chargers'],
    [61, 74, 'l of HVO used'],
    'oil checked',
  ),
];
