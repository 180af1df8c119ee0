import { afterPour, beforePour, inOrder, sides, spare, upTo, type Work, work } from './work.ts';

/** What finishers do before and after the concrete of floors and yards. */

const slabChores = (areas: readonly string[]): Work[] => [
  spare('Curing sheets and edge forms moved at', areas, sides, 'forms cleaned'),
  spare('Levels taken and screed rails cleaned at', areas, sides, 'survey handed in'),
  spare('Nosings and upstands made good at', areas, sides, 'snags closed'),
];

/** Floors inside, room by room, with the square metres of each. */
export const floors = (areas: readonly string[], squareMetres: readonly number[]): Work[] => [
  ...inOrder(
    upTo(
      squareMetres,
      work('Membrane and insulation laid to', areas, sides, [20, 26, 'm²'], 'laps taped'),
      beforePour,
    ),
    upTo(
      squareMetres,
      work('Bay shuttered and meshed on', areas, sides, [9, 12, 'm²'], 'membrane lapped 300 mm'),
      beforePour,
    ),
    upTo(
      squareMetres.map((one) => Math.round(one * jointsOfSlab)),
      work(
        'Slab joints cut and edges dressed on',
        areas,
        sides,
        [18, 24, 'm'],
        'curing sheets down',
      ),
      afterPour,
    ),
  ),
  ...slabChores(areas),
];

/** Metres of joints in a square metre of bays of five metres. */
const jointsOfSlab = 0.4;

/** Paved in small bays when the building is up. */
export const yardSlabs = (areas: readonly string[], squareMetres: number): Work[] => [
  ...inOrder(
    upTo(
      squareMetres,
      work('Sub-base trimmed and membrane laid at', areas, sides, [16, 20, 'm²'], 'falls checked'),
      beforePour,
    ),
    upTo(
      squareMetres,
      work('Bay shuttered and meshed at', areas, sides, [9, 12, 'm²'], 'falls checked'),
      beforePour,
    ),
    upTo(
      squareMetres * jointsOfSlab,
      work('Joints cut and sealed at', areas, sides, [18, 24, 'm'], 'curing sheets down'),
      afterPour,
    ),
  ),
];

/** What finishers do around the slabs of a finished building, with the square metres of each floor. */
export const makingGood = (
  rooms: readonly string[],
  squareMetres: readonly number[],
  entrances: readonly string[],
): Work[] => [
  upTo(
    squareMetres,
    work('Floor ground level for its finish at', rooms, sides, [12, 16, 'm²'], 'dust drawn off'),
  ),
  upTo(
    squareMetres.map((one) => Math.round(one * jointsOfSlab)),
    work('Floor joints filled and trimmed at', rooms, sides, [9, 12, 'm'], 'dust drawn off'),
  ),
  upTo(
    60,
    work('Step units and copings bedded at', entrances, sides, [3, 4, 'm'], 'falls checked'),
  ),
  upTo(60, work('Edging kerbs bedded at', entrances, sides, [9, 12, 'm'], 'lines checked')),
  spare('Floors swept and covered at', rooms, sides, 'boards taped'),
  spare('Levels taken and handed over at', rooms, sides, 'survey handed in'),
  spare('Nosings and upstands made good at', rooms, sides, 'snags closed'),
];
