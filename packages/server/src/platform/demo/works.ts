import { inOrder, type Work, work } from './site-plan.ts';

/** Works that several sites have in common. */

const bays = [
  'bays 1 and 2',
  'bays 3 and 4',
  'bay 5',
  'bays 6 and 7',
  'grid A to C',
  'grid D to F',
];
const cores = ['core A', 'core B'];
const rooms = ['walls', 'ceilings'];
const ends = ['front', 'rear'];
const sides = ['north side', 'south side', 'east side', 'west side'];

/** By level: the deck, its edge, and the walls and columns on it. */
export const formwork = (levels: readonly string[]): Work[] =>
  inOrder(
    work('Soffit decked at', levels, bays, [60, 145, 'm²'], 'handover signed', 'edge rail moved'),
    work('Slab edge shutters set at', levels, bays, [24, 58, 'm'], 'props checked'),
    work('Core wall panels set at', levels, cores, [22, 61, 'm²'], 'kickers poured'),
    work('Columns boxed at', levels, bays, [4, 11, 'no.'], 'plumbed and braced'),
    work('Panels struck and oiled at', levels, bays, [40, 110, 'm²'], 'backpropped below'),
  );

export const steelfixing = (levels: readonly string[]): Work[] =>
  inOrder(
    work('Bottom mat fixed at', levels, bays, [60, 180, 'm²'], 'cover checked at 40 mm'),
    work('Top mat fixed at', levels, bays, [55, 170, 'm²'], 'chairs at 800 mm', 'for inspection'),
    work('Wall cages tied at', levels, [...cores, 'lift shaft'], [9, 26, 'm'], 'laps checked'),
    work('Column starters fixed at', levels, bays, [6, 16, 'no.'], 'templates left on'),
  );

export const drainage = (runs: readonly string[]): Work[] => [
  work(
    'Drain laid at',
    runs,
    ['upstream length', 'downstream length'],
    [12, 34, 'm'],
    'air test passed',
  ),
  work('Trench dug and boxed at', runs, sides, [10, 28, 'm'], 'services traced before digging'),
  work('Manhole rings set at', runs, sides, [1, 3, 'no.'], 'benching to follow'),
  work('Bed and surround placed at', runs, sides, [9, 24, 't'], 'backfilled in layers'),
];

export const brickwork = (areas: readonly string[]): Work[] => [
  work('Facing brick laid at', areas, sides, [14, 34, 'm²'], 'cavity kept clean'),
  work('Blockwork built at', areas, sides, [22, 58, 'm²'], 'ties at 450 mm', 'wind posts fixed'),
  work('Lintels and trays set at', areas, sides, [3, 12, 'no.'], 'weep holes at 900 mm'),
  work('Insulation fixed in the cavity at', areas, sides, [24, 66, 'm²'], 'joints taped'),
];

export const framing = (areas: readonly string[]): Work[] =>
  inOrder(
    work('Panels lifted and fixed at', areas, [...ends, 'party wall'], [6, 22, 'no.'], 'braced'),
    work('Floor cassettes laid at', areas, ends, [4, 11, 'no.'], 'edge rail fixed'),
    work('Roof trusses set at', areas, ends, [8, 20, 'no.'], 'bracing signed for'),
  );

export const secondFix = (areas: readonly string[]): Work[] => [
  work(
    'Linings and doors hung at',
    areas,
    ['entrance', 'inner rooms'],
    [3, 9, 'no.'],
    'ironmongery on',
  ),
  work(
    'Skirting and boxing fixed at',
    areas,
    ['entrance', 'inner rooms'],
    [24, 70, 'm'],
    'snags closed',
  ),
  work(
    'Worktops and units fitted at',
    areas,
    ['entrance', 'inner rooms'],
    [4, 14, 'no.'],
    'protected after',
  ),
];

export const painting = (areas: readonly string[]): Work[] =>
  inOrder(
    work('Mist coat to', areas, rooms, [60, 150, 'm²'], 'moisture reading taken'),
    work('Second coat to', areas, [...rooms, 'stairs'], [50, 140, 'm²'], 'sheeted up after'),
    work('Woodwork glossed at', areas, ['doors', 'skirting', 'stairs'], [30, 85, 'm'], 'filled'),
  );

export const scaffolding = (areas: readonly string[]): Work[] => [
  work('Lift raised at', areas, sides, [18, 46, 'm'], 'ties tested and signed for'),
  work('Boards and brick guards fixed at', areas, sides, [20, 55, 'm'], 'tagged for the week'),
  work('Scaffold adapted at', areas, sides, [6, 18, 'm'], 'access gate moved'),
];

export const striking = (areas: readonly string[]): Work[] => [
  work('Scaffold struck at', areas, sides, [24, 60, 'm'], 'ties removed and holes made good'),
  work('Boards and tubes lowered from', areas, sides, [30, 80, 'no.'], 'loaded for the yard'),
];

export const general = (areas: readonly string[]): Work[] => [
  work(
    'Materials moved and waste cleared at',
    areas,
    sides,
    [4, 15, 'barrow loads'],
    'walkways swept',
  ),
  work('Loads lifted and stacked at', areas, sides, [6, 19, 'lifts'], 'slings checked'),
  work('Fire points and lighting checked at', areas, sides, [5, 14, 'points'], 'two lamps changed'),
];

export const stonework = (areas: readonly string[]): Work[] => [
  work(
    'Stone indents set in lime at',
    areas,
    ['upper courses', 'lower courses', 'quoins'],
    [2, 7, 'no.'],
    'damped down',
  ),
  work(
    'Joints raked and pointed at',
    areas,
    ['upper courses', 'lower courses'],
    [3, 9, 'm²'],
    'hessian hung',
  ),
  work(
    'Decayed face cut back at',
    areas,
    ['quoins', 'string course', 'buttress'],
    [1, 5, 'm²'],
    'photographed for the architect',
  ),
  work(
    'String course pinned at',
    areas,
    ['north return', 'south return'],
    [2, 8, 'm'],
    'stainless dowels',
  ),
];

export const digging = (areas: readonly string[]): Work[] => [
  work('Dug and loaded away at', areas, sides, [60, 210, 'm³'], 'daily check signed'),
  work('Trenched and backfilled at', areas, sides, [14, 42, 'm'], 'banksman with it'),
];

export const lifting = (areas: readonly string[]): Work[] => [
  work('Lifted and placed loads at', areas, sides, [9, 34, 'lifts'], 'daily check signed'),
  work('Unloaded and distributed at', areas, sides, [5, 22, 'pallets'], 'exclusion zone kept'),
];

export const hauling = (areas: readonly string[]): Work[] => [
  work('Carted spoil from', areas, sides, [12, 40, 'loads'], 'daily check signed'),
];

export const powering = (areas: readonly string[]): Work[] => [
  work(
    'Ran for',
    areas,
    ['lights and heaters', 'tools and chargers'],
    [6, 9, 'hours'],
    'oil checked',
  ),
];
