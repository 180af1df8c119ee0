import { inOrder, inSequence, often, spare, upTo, type Work, work } from './work.ts';

/** A concrete frame, level by level: the deck with its steel, then the walls and columns on it. */

export const bays = ['bays 1 and 2', 'bays 3 and 4', 'bay 5', 'bays 6 and 7', 'bay 8'];
const cores = ['core A', 'core B'];
const sides = ['canal side', 'street side', 'gable side', 'hoist side'];

/** The quantities of one level, whose five parts are equal. */
export const level = {
  squareMetres: 420,
  metresOfEdge: 84,
  columns: 20,
  starters: 80,
  squareMetresOfWall: 190,
  metresOfWallCage: 32,
};
export const bay = level.squareMetres / bays.length;

const beforeSlab = { pour: { before: 'slab' } };
/** Stands on the columns below, and comes early, because the steel follows it. */
const deckFirst = { pour: { before: 'slab', ahead: 10, below: 'columns' } };
/** Steel in one bay. */
const inBay = { room: 4, pour: { before: 'slab', ahead: 10 } };
/** Follows in a bay once the whole bay is ready. */
const onDeck = { after: 'Soffit decked at', eachBefore: bay };
const onBottomMat = { after: 'Bottom mat fixed at', eachBefore: bay };
/** Walls on the part of the slab that is poured. */
const onSlab = { pour: { before: 'core', after: 'slab' } };
/** When the concrete carries itself. */
const whenSet = { room: 4, pour: { after: 'slab', days: 7 } };

/** A quantity for every level; on the last one only `begun`, which is ready for its first pours. */
const perLevel = (levels: readonly string[], all: number, begun: number): number[] =>
  levels.map((_, i) => (i === levels.length - 1 ? begun : all));

const formworkChores = (levels: readonly string[]): Work[] => [
  spare('Props and backprops checked for', levels, sides, 'signed for'),
  spare('Beams and panels passed up to', levels, sides, 'stacked by size'),
  spare('Box-outs and chases made up for', levels, sides, 'from the services drawing'),
];

const deck = (levels: readonly string[]): Work[] => [
  ...often(
    8,
    upTo(
      perLevel(levels, level.squareMetres, 2.5 * bay),
      inSequence(
        level.squareMetres,
        work('Soffit decked at', levels, bays, [9, 11, 'm²'], 'handover signed', 'edge rail moved'),
      ),
      deckFirst,
    ),
  ),
  upTo(
    perLevel(levels, level.metresOfEdge, 34),
    inSequence(
      level.metresOfEdge,
      work('Slab edge shutters set at', levels, bays, [10, 13, 'm'], 'props checked'),
    ),
    { ...onDeck, ...beforeSlab },
  ),
];

const onTheSlab = (levels: readonly string[]): Work[] => [
  ...often(
    5,
    upTo(
      level.columns,
      inSequence(
        level.columns,
        work('Columns boxed at', levels, bays, [1.1, 1.5, 'no.'], 'plumbed and braced'),
      ),
      { pour: { before: 'columns', after: 'slab' } },
    ),
  ),
  ...often(
    3,
    upTo(
      level.squareMetresOfWall,
      work('Core wall panels set at', levels, cores, [9, 12, 'm²'], 'kickers cleaned'),
      onSlab,
    ),
  ),
  ...often(
    2,
    upTo(
      level.squareMetres,
      inSequence(
        level.squareMetres,
        work('Panels struck and oiled at', levels, bays, [26, 32, 'm²'], 'backpropped'),
      ),
      { ...onDeck, ...whenSet },
    ),
  ),
];

/** What the last level has besides its slab. */
const onlyLast = (levels: readonly string[], all: number): number[] => perLevel(levels, 0, all);

const edgeOfRoof = (levels: readonly string[]): Work[] => [
  upTo(
    onlyLast(levels, level.metresOfEdge),
    work('Parapet shutters made up for', levels, sides, [2.4, 3.2, 'm'], 'stacked by number'),
  ),
  upTo(
    onlyLast(levels, level.metresOfEdge),
    work('Guard rails and toe boards fixed at', levels, sides, [7, 10, 'm'], 'signed for'),
  ),
  upTo(
    onlyLast(levels, 48),
    work('Box-outs made and fixed at', levels, sides, [4, 6, 'no.'], 'checked by survey'),
  ),
];

export const formwork = (levels: readonly string[]): Work[] => [
  ...inOrder(...deck(levels), ...onTheSlab(levels)),
  ...edgeOfRoof(levels),
  ...formworkChores(levels),
];

const parapetCages = (levels: readonly string[]): Work =>
  upTo(
    onlyLast(levels, 2 * level.metresOfEdge),
    work('Parapet cages tied for', levels, sides, [4.5, 6, 'm'], 'bundles tagged'),
  );

/** The last level has no columns, so it has no starters. */
export const steelfixing = (levels: readonly string[]): Work[] => [
  ...inOrder(
    upTo(
      perLevel(levels, level.squareMetres, bay),
      inSequence(
        level.squareMetres,
        work('Bottom mat fixed at', levels, bays, [45, 55, 'm²'], 'cover checked at 40 mm'),
      ),
      { ...onDeck, ...inBay },
    ),
    upTo(
      perLevel(levels, level.squareMetres, bay),
      inSequence(
        level.squareMetres,
        work(
          'Top mat fixed at',
          levels,
          bays,
          [45, 55, 'm²'],
          'chairs at 800 mm',
          'for inspection',
        ),
      ),
      { ...onBottomMat, ...inBay },
    ),
    upTo(
      perLevel(levels, level.starters, 0),
      inSequence(
        level.starters,
        work('Column starters fixed at', levels, bays, [16, 20, 'no.'], 'templates left on'),
      ),
      { ...onBottomMat, ...inBay },
    ),
    upTo(
      level.metresOfWallCage,
      work('Wall cages tied at', levels, [...cores, 'lift shaft'], [4.5, 6, 'm'], 'laps checked'),
      onSlab,
    ),
  ),
  parapetCages(levels),
  spare('Bars sorted and carried to', levels, sides, 'bundles tagged'),
  spare('Links made up for', levels, ['edge beams', 'downstands', 'upstands'], 'schedule checked'),
  spare('Spacers and chairs counted out for', levels, sides, 'stacked by the hoist'),
];
