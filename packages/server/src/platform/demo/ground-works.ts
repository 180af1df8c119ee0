import { inOrder, spare, upTo, type Work, work } from './site-plan.ts';

/** From the first dig to the floor slab. */

const bays = ['bays 1 and 2', 'bays 3 and 4', 'bay 5', 'bays 6 and 7', 'bay 8'];
/** Of a wall. */
const faces = ['inner face', 'outer face'];
/** Of pads under a frame. */
const lines = ['grid line A', 'grid line B'];
const padsOfPlace = 8;
const sides = ['north side', 'south side', 'east side', 'west side'];

const groundChores = (areas: readonly string[]): Work[] => [
  spare('Sumps pumped and haul road graded at', areas, sides, 'silt fence checked'),
  spare('Profiles set and services traced at', areas, sides, 'permit signed'),
  spare('Edge protection and ramps moved at', areas, sides, 'spoil kept back'),
];

const shutterChores = (areas: readonly string[]): Work[] => [
  spare('Shutters made up and oiled for', areas, sides, 'ties counted'),
  spare('Panels repaired and stacked for', areas, sides, 'returns sorted'),
  spare('Braces and working platforms checked at', areas, sides, 'tags renewed'),
];

const steelChores = (areas: readonly string[]): Work[] => [
  spare('Bars sorted and bent for', areas, sides, 'bundles tagged'),
  spare('Links and spacers made up for', areas, sides, 'schedule checked'),
  spare('Starters straightened and capped at', areas, sides, 'caps counted'),
];

/** Before the piling rig comes. */
export const enabling = (areas: readonly string[]): Work[] =>
  inOrder(
    work('Formation trimmed at', areas, sides, [35, 50, 'm²'], 'seen by the engineer'),
    work('Piling mat placed and rolled at', areas, sides, [30, 38, 't'], 'plate test passed'),
  );

export const pileCaps = (areas: readonly string[]): Work[] =>
  inOrder(
    work('Pile caps dug and blinded at', areas, bays, [0.5, 0.8, 'no.'], 'pile heads cropped'),
    work('Cap cages set at', areas, bays, [0.7, 1, 'no.'], 'cover checked at 75 mm'),
    work('Ground-beam shutters struck at', areas, bays, [9, 13, 'm'], 'faces seen by the engineer'),
    work('Stone placed and rolled at', areas, sides, [25, 35, 't'], 'levels checked'),
  );

export const stripFoundations = (areas: readonly string[]): Work[] =>
  inOrder(
    work('Foundation trench dug at', areas, sides, [6, 8, 'm'], 'seen by building control'),
    work('Trench bottomed and blinded at', areas, sides, [7, 9, 'm'], 'levels checked'),
    work('Foundation set out for the footings at', areas, sides, [8, 11, 'm'], 'profiles checked'),
    work('Stone placed and rolled at', areas, sides, [14, 18, 't'], 'membrane to follow'),
  );

/** Before their concrete: so many pads at each place. */
export const padDigs = (
  areas: readonly string[],
  pads: NonNullable<Work['most']> = padsOfPlace,
): Work[] => [
  ...inOrder(
    upTo(pads, work('Pads dug at', areas, lines, [0.7, 0.9, 'no.'], 'seen by the engineer')),
    upTo(pads, work('Pads blinded at', areas, lines, [1.5, 2, 'no.'], 'levels checked'), {
      after: 'Pads dug at',
    }),
  ),
  ...groundChores(areas),
];

/** The stone that machines and cranes drive on, in tonnes for each area. */
export const platform = (areas: readonly string[], tonnes: NonNullable<Work['most']>): Work[] => [
  upTo(
    tonnes,
    work('Platform stone placed and rolled at', areas, sides, [25, 35, 't'], 'plate test passed'),
  ),
  ...groundChores(areas),
];

/** After their concrete. */
export const padBackfill = (
  areas: readonly string[],
  pads: NonNullable<Work['most']> = padsOfPlace,
): Work[] => [
  ...inOrder(
    upTo(
      pads,
      work('Pad tops cleaned and levelled at', areas, lines, [1.5, 2, 'no.'], 'survey passed'),
    ),
    upTo(160, work('Backfilled and rolled at', areas, sides, [18, 24, 't'], 'levels checked')),
  ),
  ...groundChores(areas),
];

/** By hand, in ground that is too hard or too near for a machine. */
export const ductTrenches = (areas: readonly string[]): Work[] => [
  upTo(240, work('Duct trench dug and laid at', areas, sides, [5, 7, 'm'], 'draw cords in')),
];

/** Caps and beams on piles, and the walls of the car park. */
export const capShutters = (areas: readonly string[]): Work[] =>
  inOrder(
    work('Pile-cap shutters set at', areas, bays, [7, 9, 'm²'], 'lines checked'),
    work('Ground-beam shutters set at', areas, bays, [9, 12, 'm'], 'kickers in'),
    work('Car-park wall panels set at', areas, sides, [8.5, 11, 'm²'], 'plumbed and braced'),
  );

export const beamCages = (areas: readonly string[]): Work[] => [
  ...inOrder(
    upTo(14, work('Pile-cap cages tied at', areas, bays, [1, 1.4, 'no.'], 'spacers at 75 mm')),
    upTo(
      110,
      work('Ground-beam cages tied at', areas, bays, [5, 7, 'm'], 'cover checked at 50 mm'),
    ),
  ),
  ...steelChores(areas),
];

/** The bottom mat and the top mat of each part of the slab, before its concrete. */
export const slabMats = (areas: readonly string[], squareMetres: number): Work[] => [
  ...inOrder(
    ...['Bottom mat', 'Top mat'].map((mat) =>
      upTo(
        squareMetres,
        work(`${mat} fixed at`, areas, sides, [45, 55, 'm²'], 'chairs at 800 mm'),
        { pour: 'before' },
      ),
    ),
  ),
  ...steelChores(areas),
];

export const padShutters = (areas: readonly string[]): Work[] => [
  ...inOrder(
    upTo(
      padsOfPlace,
      work('Pad shutters set at', areas, lines, [0.8, 1.1, 'no.'], 'lines checked'),
      {
        pour: 'before',
      },
    ),
    upTo(
      4 * padsOfPlace,
      work(
        'Holding-down bolts set at',
        areas,
        lines,
        [5, 6.5, 'no.'],
        'templates checked by survey',
      ),
      { pour: 'before' },
    ),
    upTo(
      padsOfPlace,
      work('Shutters struck and cleaned at', areas, lines, [2, 3, 'no.'], 'edges made good'),
      { after: 'Pad shutters set at', pour: 'after' },
    ),
  ),
  ...shutterChores(areas),
];

/** The parts of the dock, with the square metres of each, and the edges of the adjoining office slab. */
export const dockShutters = (
  dock: readonly string[],
  squareMetres: readonly number[],
  slab: readonly string[],
): Work[] => [
  ...inOrder(
    upTo(
      squareMetres,
      work('Dock wall panels set at', dock, faces, [11, 14, 'm²'], 'plumbed and braced'),
      { pour: 'before' },
    ),
    upTo(
      squareMetres,
      work('Dock wall panels struck at', dock, faces, [20, 26, 'm²'], 'bolt holes filled'),
      { after: 'Dock wall panels set at', pour: 'after' },
    ),
  ),
  upTo(40, work('Ground-slab edge forms set at', slab, sides, [9, 12, 'm'], 'dowels in'), {
    pour: 'before',
  }),
  ...shutterChores(dock),
];

export const padCages = (areas: readonly string[]): Work[] => [
  ...inOrder(
    upTo(
      padsOfPlace,
      work('Pad cages set at', areas, lines, [1.4, 1.8, 'no.'], 'cover checked at 50 mm'),
      {
        pour: 'before',
      },
    ),
    upTo(
      8 * padsOfPlace,
      work('Plinth bars tied at', areas, lines, [8, 11, 'no.'], 'engineer to inspect'),
      { pour: 'before' },
    ),
  ),
  ...steelChores(areas),
];

/** The parts of the dock, with the metres of each, and the mesh of the office slab. */
export const dockCages = (
  dock: readonly string[],
  metres: readonly number[],
  slab: readonly string[],
): Work[] => [
  upTo(metres, work('Dock wall cages tied at', dock, faces, [4.5, 6, 'm'], 'laps checked'), {
    pour: 'before',
  }),
  upTo(190, work('Ground-slab mesh laid at', slab, sides, [45, 60, 'm²'], 'chairs at 800 mm'), {
    pour: 'before',
  }),
  ...steelChores(dock),
];
