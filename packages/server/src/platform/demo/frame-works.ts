import { inOrder, often, spare, upTo, type Work, work } from './site-plan.ts';

/** A concrete frame, level by level: the deck with its steel, then the walls and columns on it. */

const bays = ['bays 1 and 2', 'bays 3 and 4', 'bay 5', 'bays 6 and 7', 'bay 8'];
/** Half of a level each. */
const halves = ['grid A to C', 'grid D to F'];
const cores = ['core A', 'core B'];

const beforeSlab = { pour: { before: 'slab' } };
/** A mat in one half of a level. */
const inHalf = { room: 4, ...beforeSlab };
/** On the slab, as far as it is poured. */
const onSlab = { pour: { before: 'core', after: 'slab' } };

/** Of every level; of the last one as much as is ready for its first pours. */
const perLevel = (levels: readonly string[], all: number, begun: number): number[] =>
  levels.map((_, i) => (i === levels.length - 1 ? begun : all));

const formworkChores = (levels: readonly string[]): Work[] => [
  spare('Props plumbed and tightened at', levels, bays, 'signed for'),
  spare('Beams and panels passed up to', levels, bays, 'stacked by size'),
  spare('Box-outs and chases fixed at', levels, bays, 'against the services drawing'),
];

export const formwork = (levels: readonly string[]): Work[] => [
  ...inOrder(
    ...often(
      4,
      upTo(
        perLevel(levels, 420, 250),
        work('Soffit decked at', levels, bays, [8, 10, 'm²'], 'handover signed', 'edge rail moved'),
        beforeSlab,
      ),
    ),
    upTo(
      perLevel(levels, 84, 44),
      work('Slab edge shutters set at', levels, bays, [10, 13, 'm'], 'props checked'),
      beforeSlab,
    ),
    ...often(
      3,
      upTo(
        190,
        work('Core wall panels set at', levels, cores, [9, 12, 'm²'], 'kickers cleaned'),
        onSlab,
      ),
    ),
    ...often(
      2,
      upTo(
        20,
        work('Columns boxed at', levels, bays, [1.1, 1.5, 'no.'], 'plumbed and braced'),
        onSlab,
      ),
    ),
    ...often(
      2,
      upTo(420, work('Panels struck and oiled at', levels, bays, [26, 32, 'm²'], 'backpropped'), {
        after: 'Soffit decked at',
        pour: { after: 'slab' },
      }),
    ),
  ),
  ...formworkChores(levels),
];

export const steelfixing = (levels: readonly string[]): Work[] => [
  ...inOrder(
    upTo(
      perLevel(levels, 420, 105),
      work('Bottom mat fixed at', levels, halves, [45, 55, 'm²'], 'cover checked at 40 mm'),
      inHalf,
    ),
    upTo(
      perLevel(levels, 420, 105),
      work(
        'Top mat fixed at',
        levels,
        halves,
        [45, 55, 'm²'],
        'chairs at 800 mm',
        'for inspection',
      ),
      { after: 'Bottom mat fixed at', ...inHalf },
    ),
    upTo(
      perLevel(levels, 160, 40),
      work('Column starters fixed at', levels, bays, [10, 13, 'no.'], 'templates left on'),
      beforeSlab,
    ),
    upTo(
      32,
      work('Wall cages tied at', levels, [...cores, 'lift shaft'], [4.5, 6, 'm'], 'laps checked'),
      onSlab,
    ),
  ),
  spare('Bars sorted and carried to', levels, bays, 'bundles tagged'),
  spare('Links made up for', levels, [...cores, 'columns'], 'schedule checked'),
  spare('Spacers and chairs set out at', levels, bays, 'cover checked'),
];
