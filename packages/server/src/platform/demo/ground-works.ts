import { inOrder, type Work, work } from './site-plan.ts';

/** From the first dig to the floor slab. */

const bays = ['bays 1 and 2', 'bays 3 and 4', 'bay 5', 'bays 6 and 7', 'bay 8'];
const sides = ['north side', 'south side', 'east side', 'west side'];

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

/** Before their concrete. */
export const padDigs = (areas: readonly string[]): Work[] =>
  inOrder(
    work('Pads dug at', areas, bays, [0.7, 0.9, 'no.'], 'seen by the engineer'),
    work('Pads blinded at', areas, bays, [1.5, 2, 'no.'], 'levels checked'),
  );

/** The stone that machines and cranes drive on. */
export const platform = (areas: readonly string[]): Work[] => [
  work('Platform stone placed and rolled at', areas, sides, [25, 35, 't'], 'plate test passed'),
];

/** After their concrete. */
export const padBackfill = (areas: readonly string[]): Work[] =>
  inOrder(
    work('Pad tops cleaned and levelled at', areas, bays, [1.5, 2, 'no.'], 'survey passed'),
    work('Backfilled and rolled at', areas, sides, [18, 24, 't'], 'levels checked'),
  );

/** Caps and beams on piles, and the walls of the car park. */
export const capShutters = (areas: readonly string[]): Work[] =>
  inOrder(
    work('Pile-cap shutters set at', areas, bays, [7, 9, 'm²'], 'lines checked'),
    work('Ground-beam shutters set at', areas, bays, [9, 12, 'm'], 'kickers in'),
    work('Car-park wall panels set at', areas, sides, [8.5, 11, 'm²'], 'plumbed and braced'),
  );

export const capCages = (areas: readonly string[]): Work[] =>
  inOrder(
    work('Ground-beam cages tied at', areas, bays, [5, 7, 'm'], 'cover checked at 50 mm'),
    work('Car-park slab mats fixed at', areas, bays, [45, 55, 'm²'], 'chairs at 800 mm'),
  );

export const padShutters = (areas: readonly string[]): Work[] =>
  inOrder(
    work('Pad shutters set at', areas, bays, [1.2, 1.6, 'no.'], 'lines checked'),
    work('Holding-down bolts set at', areas, bays, [7, 9, 'no.'], 'templates checked by survey'),
    work('Shutters struck and cleaned at', areas, bays, [3, 4, 'no.'], 'edges made good'),
  );

/** The walls of the dock, and the edges of the adjoining office slab. */
export const dockShutters = (dock: readonly string[], slab: readonly string[]): Work[] => [
  ...inOrder(
    work('Dock wall panels set at', dock, sides, [7, 9, 'm²'], 'plumbed and braced'),
    work('Dock wall panels struck at', dock, sides, [18, 24, 'm²'], 'bolt holes filled'),
  ),
  work('Ground-slab edge forms set at', slab, bays, [9, 12, 'm'], 'dowels in'),
];

export const padCages = (areas: readonly string[]): Work[] =>
  inOrder(
    work('Pad cages set at', areas, bays, [1.6, 2.2, 'no.'], 'cover checked at 50 mm'),
    work('Column starters tied at', areas, bays, [8, 11, 'no.'], 'engineer to inspect'),
  );

export const dockCages = (dock: readonly string[], slab: readonly string[]): Work[] => [
  work('Dock wall cages tied at', dock, sides, [4.5, 6, 'm'], 'laps checked'),
  work('Ground-slab mesh laid at', slab, bays, [45, 60, 'm²'], 'chairs at 800 mm'),
];

/** Floors inside, bay by bay. */
export const floors = (areas: readonly string[]): Work[] =>
  inOrder(
    work('Membrane and insulation laid at', areas, bays, [28, 36, 'm²'], 'laps taped'),
    work('Bay shuttered and meshed at', areas, bays, [12, 16, 'm²'], 'membrane lapped 300 mm'),
    work('Slab joints cut and edges dressed at', areas, bays, [28, 38, 'm'], 'curing sheets down'),
  );

/** Paved in small bays when the building is up. */
export const yardSlabs = (areas: readonly string[]): Work[] => [
  work('Bay shuttered and meshed at', areas, bays, [12, 16, 'm²'], 'falls checked'),
  work('Joints cut and sealed at', areas, bays, [28, 38, 'm'], 'curing sheets down'),
  work('Ramp and steps formed at', areas, sides, [2, 3, 'm²'], 'brushed finish'),
];
