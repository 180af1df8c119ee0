import { inOrder, type Work, work } from './site-plan.ts';

/** From the first dig to the floor slab. */

const bays = ['bays 1 and 2', 'bays 3 and 4', 'bay 5', 'bays 6 and 7', 'bay 8'];
const sides = ['north side', 'south side', 'east side', 'west side'];

/** Before the piling rig comes. */
export const enabling = (areas: readonly string[]): Work[] =>
  inOrder(
    work('Formation trimmed at', areas, sides, [80, 240, 'm²'], 'seen by the engineer'),
    work('Piling mat placed and rolled at', areas, sides, [90, 260, 't'], 'plate test passed'),
  );

export const pileCaps = (areas: readonly string[]): Work[] =>
  inOrder(
    work('Pile caps dug and blinded at', areas, bays, [2, 7, 'no.'], 'pile heads cropped'),
    work('Cap cages set at', areas, bays, [2, 6, 'no.'], 'cover checked at 75 mm'),
    work('Ground beams poured at', areas, bays, [8, 26, 'm³'], 'cubes taken'),
    work('Stone placed and rolled at', areas, sides, [90, 260, 't'], 'levels checked'),
  );

export const stripFoundations = (areas: readonly string[]): Work[] =>
  inOrder(
    work('Foundation trench dug at', areas, sides, [12, 38, 'm'], 'seen by building control'),
    work('Trench bottomed and blinded at', areas, sides, [12, 36, 'm'], 'levels checked'),
    work('Strip foundation poured at', areas, sides, [8, 24, 'm³'], 'cubes taken'),
    work('Stone placed and rolled at', areas, sides, [40, 120, 't'], 'membrane to follow'),
  );

export const padFoundations = (areas: readonly string[]): Work[] =>
  inOrder(
    work('Pads dug at', areas, bays, [2, 7, 'no.'], 'seen by the engineer'),
    work('Pads blinded at', areas, bays, [3, 9, 'no.'], 'levels checked'),
    work('Pads poured at', areas, bays, [8, 26, 'm³'], 'cubes taken'),
    work('Backfilled and rolled at', areas, sides, [60, 180, 't'], 'levels checked'),
  );

export const padShutters = (areas: readonly string[]): Work[] =>
  inOrder(
    work('Pad shutters set at', areas, bays, [4, 12, 'no.'], 'lines checked'),
    work('Holding-down bolts set at', areas, bays, [8, 32, 'no.'], 'templates checked by survey'),
    work('Shutters struck and cleaned at', areas, bays, [4, 12, 'no.'], 'edges made good'),
  );

export const dockShutters = (areas: readonly string[]): Work[] =>
  inOrder(
    work('Dock wall panels set at', areas, sides, [14, 40, 'm²'], 'plumbed and braced'),
    work('Ground-slab edge forms set at', areas, bays, [18, 44, 'm'], 'dowels in'),
    work('Dock wall panels struck at', areas, sides, [14, 40, 'm²'], 'bolt holes filled'),
  );

export const padCages = (areas: readonly string[]): Work[] =>
  inOrder(
    work('Pad cages set at', areas, bays, [3, 9, 'no.'], 'cover checked at 50 mm'),
    work('Column starters tied at', areas, bays, [4, 14, 'no.'], 'engineer to inspect'),
  );

export const dockCages = (areas: readonly string[]): Work[] =>
  inOrder(
    work('Dock wall cages tied at', areas, sides, [8, 22, 'm'], 'laps checked'),
    work('Ground-slab mesh laid at', areas, bays, [60, 170, 'm²'], 'chairs at 800 mm'),
  );

/** Floors inside, bay by bay. */
export const floors = (areas: readonly string[]): Work[] =>
  inOrder(
    work('Membrane and insulation laid at', areas, bays, [42, 98, 'm²'], 'laps taped'),
    work('Bay shuttered and meshed at', areas, bays, [42, 98, 'm²'], 'membrane lapped 300 mm'),
    work('Slab poured and floated at', areas, bays, [38, 96, 'm²'], 'curing sheets down'),
  );

/** Ramps and steps, and the floor of the last room in small bays. */
export const lastFloors = (areas: readonly string[]): Work[] => [
  work('Bay shuttered and meshed at', areas, bays, [42, 98, 'm²'], 'membrane lapped 300 mm'),
  work('Joints cut and sealed at', areas, bays, [12, 40, 'm'], 'moisture box set'),
  work('Ramp and steps formed at the doors of', areas, sides, [5, 14, 'm²'], 'brushed finish'),
];
