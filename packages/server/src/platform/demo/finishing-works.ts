import { inOrder, upTo, type Work, work } from './work.ts';

/** When the rooms are dry. */

const rooms = ['walls', 'ceilings'];

/** With so many doors at each place. */
export const secondFix = (areas: readonly string[], doors: NonNullable<Work['most']>): Work[] => [
  upTo(
    doors,
    work(
      'Linings and doors hung at',
      areas,
      ['entrance', 'inner rooms'],
      [1.4, 2, 'no.'],
      'ironmongery on',
    ),
  ),
  work(
    'Skirting and boxing fixed at',
    areas,
    ['entrance', 'inner rooms'],
    [28, 38, 'm'],
    'snags closed',
  ),
];

/** With so many units at each place. */
export const kitchens = (areas: readonly string[], units: number): Work[] => [
  upTo(
    units,
    work(
      'Worktops and units fitted at',
      areas,
      ['sink side', 'cooker side'],
      [2.2, 3, 'no.'],
      'protected after',
    ),
  ),
];

/** Of a school. */
export const fittedFurniture = (areas: readonly string[]): Work[] => [
  work(
    'Shelves and cupboards fitted at',
    areas,
    ['entrance', 'inner rooms'],
    [2.2, 3, 'no.'],
    'protected after',
  ),
];

/** With so many square metres of plaster at each place. */
export const painting = (areas: readonly string[], plaster: number): Work[] =>
  inOrder(
    upTo(plaster, work('Mist coat to', areas, rooms, [88, 112, 'm²'], 'moisture reading taken')),
    upTo(plaster, work('Second coat to', areas, rooms, [55, 75, 'm²'], 'sheeted up after'), {
      after: 'Mist coat to',
    }),
    work('Woodwork glossed at', areas, ['doors', 'skirting', 'stairs'], [22, 30, 'm'], 'filled'),
  );
