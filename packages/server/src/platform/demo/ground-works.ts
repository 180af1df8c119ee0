import { afterPour, beforePour, inOrder, sides, spare, upTo, type Work, work } from './work.ts';

/** From the first dig to the floor slab. */

/** The two faces of a wall. */
const faces = ['inner face', 'outer face'];
/** Grid lines of the pads under a frame. */
const lines = ['grid line A', 'grid line B'];
const padsOfPlace = 8;

export const groundChores = (areas: readonly string[]): Work[] => [
  spare('Sumps pumped and haul road graded at', areas, sides, 'silt fence checked'),
  spare('Profiles set and services traced at', areas, sides, 'permit signed'),
  spare('Edge protection and ramps moved at', areas, sides, 'spoil kept back'),
];

export const shutterChores = (areas: readonly string[]): Work[] => [
  spare('Shutters made up and oiled for', areas, sides, 'ties counted'),
  spare('Panels repaired and stacked for', areas, sides, 'returns sorted'),
  spare('Braces and working platforms checked at', areas, sides, 'tags renewed'),
];

export const steelChores = (areas: readonly string[]): Work[] => [
  spare('Bars sorted and bent for', areas, sides, 'bundles tagged'),
  spare('Links and spacers made up for', areas, sides, 'schedule checked'),
  spare('Starters straightened and capped at', areas, sides, 'caps counted'),
];

/** The first work on a site: the square metres of each area. */
export const trimming = (areas: readonly string[], squareMetres: number): Work[] => [
  upTo(
    squareMetres,
    work('Formation trimmed at', areas, sides, [35, 50, 'm²'], 'seen by the engineer'),
  ),
];

/** Before the piling rig arrives: the square metres of each area, with a tonne of mat on each square metre. */
export const enabling = (areas: readonly string[], squareMetres: number): Work[] => [
  ...inOrder(
    ...trimming(areas, squareMetres),
    upTo(
      squareMetres,
      work('Piling mat placed and rolled at', areas, sides, [30, 38, 't'], 'plate test passed'),
      { after: 'Formation trimmed at' },
    ),
  ),
  ...groundChores(areas),
];

export const stripFoundations = (areas: readonly string[]): Work[] =>
  inOrder(
    work('Foundation trench dug at', areas, sides, [6, 8, 'm'], 'seen by building control'),
    {
      ...work('Trench bottomed and blinded at', areas, sides, [7, 9, 'm'], 'levels checked'),
      blinding: 0.05,
    },
    work('Foundation set out for the footings at', areas, sides, [8, 11, 'm'], 'profiles checked'),
    work('Stone placed and rolled at', areas, sides, [14, 18, 't'], 'membrane to follow'),
  );

/** Pads before their concrete, with the number of pads at each place. */
export const padDigs = (
  areas: readonly string[],
  pads: NonNullable<Work['most']> = padsOfPlace,
): Work[] => [
  ...inOrder(
    upTo(pads, work('Pads dug at', areas, lines, [0.7, 0.9, 'no.'], 'seen by the engineer')),
    upTo(pads, work('Pads blinded at', areas, lines, [1.5, 2, 'no.'], 'levels checked'), {
      after: 'Pads dug at',
      blinding: 0.625,
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

/** Pads after their concrete. */
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

/** The bottom mat and the top mat of each part of the slab, before its concrete. */
export const slabMats = (areas: readonly string[], squareMetres: number): Work[] => [
  ...inOrder(
    ...['Bottom mat', 'Top mat'].map((mat) =>
      upTo(
        squareMetres,
        work(`${mat} fixed at`, areas, sides, [45, 55, 'm²'], 'chairs at 800 mm'),
        beforePour,
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
      beforePour,
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
      beforePour,
    ),
    upTo(
      padsOfPlace,
      work('Shutters struck and cleaned at', areas, lines, [2, 3, 'no.'], 'edges made good'),
      { after: 'Pad shutters set at', ...afterPour },
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
      work('Dock wall panels set at', dock, faces, [12, 15, 'm²'], 'plumbed and braced'),
      beforePour,
    ),
    upTo(
      squareMetres,
      work('Dock wall panels struck at', dock, faces, [20, 26, 'm²'], 'bolt holes filled'),
      { after: 'Dock wall panels set at', ...afterPour },
    ),
  ),
  upTo(
    40,
    work('Ground-slab edge forms set at', slab, sides, [9, 12, 'm'], 'dowels in'),
    beforePour,
  ),
  ...shutterChores(dock),
];

export const padCages = (areas: readonly string[]): Work[] => [
  ...inOrder(
    upTo(
      padsOfPlace,
      work('Pad cages set at', areas, lines, [1.4, 1.8, 'no.'], 'cover checked at 50 mm'),
      beforePour,
    ),
    upTo(
      8 * padsOfPlace,
      work('Plinth bars tied at', areas, lines, [8, 11, 'no.'], 'engineer to inspect'),
      beforePour,
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
  upTo(
    metres,
    work('Dock wall cages tied at', dock, faces, [4.5, 6, 'm'], 'laps checked'),
    beforePour,
  ),
  upTo(
    190,
    work('Ground-slab mesh laid at', slab, sides, [45, 60, 'm²'], 'chairs at 800 mm'),
    beforePour,
  ),
  ...steelChores(dock),
];
