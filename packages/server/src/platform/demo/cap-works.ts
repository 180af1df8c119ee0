import { bays } from './frame-works.ts';
import { groundChores, shutterChores, steelChores } from './ground-works.ts';
import { inOrder, often, sides, spare, upTo, type Work, work } from './work.ts';

/** Caps and beams on piles, the walls between them, and the drains beside them. */

const lengths = ['upstream length', 'downstream length'];

/** The quantities of one area. */
export const capArea = { caps: 14, capShutters: 70, metresOfBeam: 110, tonnesOfStone: 150 };

const beforeCaps = { pour: { before: 'pile caps' } };
const beforeBeams = { pour: { before: 'ground beams' } };
const afterBeams = { pour: { after: 'ground beams' } };

const stripped = (areas: readonly string[]): Work[] => [
  upTo(
    capArea.metresOfBeam,
    work('Ground-beam shutters struck at', areas, bays, [9, 13, 'm'], 'faces seen by the engineer'),
    { after: 'Ground-beam shutters set at', ...afterBeams },
  ),
  upTo(
    capArea.tonnesOfStone,
    work('Stone placed and rolled at', areas, sides, [25, 35, 't'], 'levels checked'),
    afterBeams,
  ),
];

export const pileCaps = (areas: readonly string[]): Work[] => [
  ...inOrder(
    upTo(
      capArea.caps,
      work('Pile caps dug and blinded at', areas, bays, [1, 1.3, 'no.'], 'pile heads cropped'),
      { ...beforeCaps, blinding: 0.4 },
    ),
    upTo(
      capArea.caps,
      work('Cap cages set at', areas, bays, [1.5, 2, 'no.'], 'cover checked at 75 mm'),
      {
        after: 'Pile caps dug and blinded at',
        ...beforeCaps,
      },
    ),
    ...stripped(areas),
  ),
  ...groundChores(areas),
];

/** The works of an area after its beams are poured. */
export const beamsStripped = (areas: readonly string[]): Work[] => inOrder(...stripped(areas));

export const capShutters = (areas: readonly string[]): Work[] => [
  ...inOrder(
    upTo(
      capArea.capShutters,
      work('Pile-cap shutters set at', areas, bays, [9, 11, 'm²'], 'lines checked'),
      beforeCaps,
    ),
    upTo(
      capArea.metresOfBeam,
      work('Ground-beam shutters set at', areas, bays, [9, 12, 'm'], 'kickers in'),
      beforeBeams,
    ),
  ),
  ...shutterChores(areas),
];

export const capCages = (areas: readonly string[]): Work[] => [
  ...inOrder(
    upTo(
      capArea.caps,
      work('Pile-cap cages tied at', areas, bays, [1.6, 2.2, 'no.'], 'spacers at 75 mm'),
      beforeCaps,
    ),
    upTo(
      capArea.metresOfBeam,
      work('Ground-beam cages tied at', areas, bays, [8, 11, 'm'], 'cover checked at 50 mm'),
      beforeBeams,
    ),
  ),
  ...steelChores(areas),
];

/** Shutters of walls, with the square metres of both faces. */
export const wallPanels = (walls: readonly string[], squareMetres: number): Work[] => [
  upTo(squareMetres, work('Panels set for', walls, sides, [8.5, 11, 'm²'], 'plumbed and braced'), {
    pour: { before: 'walls' },
  }),
  ...shutterChores(walls),
];

export const wallCages = (walls: readonly string[], metres: number): Work[] => [
  upTo(metres, work('Cages tied for', walls, sides, [4.5, 6, 'm'], 'laps checked'), {
    pour: { before: 'walls' },
  }),
];

/** With the metres of each run, and the rings of its manholes. */
export const drainRuns = (
  runs: readonly string[],
  metres: readonly number[],
  rings: readonly number[],
): Work[] => [
  ...often(
    2,
    upTo(
      metres,
      work('Trench dug and boxed at', runs, sides, [5, 7, 'm'], 'services traced before digging'),
    ),
  ),
  ...often(
    2,
    upTo(metres, work('Drain laid at', runs, lengths, [5, 7, 'm'], 'air test passed'), {
      after: 'Trench dug and boxed at',
    }),
  ),
  upTo(rings, work('Manhole rings set at', runs, sides, [0.7, 1, 'no.'], 'benching to follow')),
  upTo(
    metres.map((one) => Math.round(one * tonnesOfMetre)),
    work('Bed and surround placed at', runs, sides, [6, 8, 't'], 'backfilled in layers'),
  ),
  spare('Trench sheets drawn and cleaned at', runs, sides, 'stacked for the next length'),
  spare('Levels and lamping checked at', runs, sides, 'photographed'),
];

/** Gravel around a metre of pipe. */
const tonnesOfMetre = 0.55;
