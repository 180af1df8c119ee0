import { daysAfter } from '@sitewright/domain/kernel/calendar';
import type { Done, Load } from './demo-capacities.ts';

/** Of a level of the frame: five parts alike, in the order in which they are poured. */
const bays = ['bays 1 and 2', 'bays 3 and 4', 'bay 5', 'bays 6 and 7', 'bay 8'];
const squareMetres = 420;
const roof = 'roof level';

/** What is done bay by bay, and how much of it a level has. */
const byBay: Record<string, number> = {
  'soffit decked': squareMetres,
  'bottom mat fixed': squareMetres,
  'top mat fixed': squareMetres,
  'panels struck and oiled': squareMetres,
  'slab edge shutters set': 84,
  'column starters fixed': 80,
  'columns boxed': 20,
};

/** What stands on what, at the end of every day: as large a share of it at most. */
const standsOn: Record<string, string> = {
  'bottom mat fixed': 'soffit decked',
  'top mat fixed': 'bottom mat fixed',
  'slab edge shutters set': 'soffit decked',
  'column starters fixed': 'bottom mat fixed',
};

const isOfFrame = ({ place }: Done): boolean => /^(level \d|ground floor|roof level)$/.test(place);

/** The share of a level that was done by the end of a day. */
function shareOf(done: readonly Done[], { slug, place }: Done, does: string, date: string): number {
  const all = done.filter(
    (one) => one.slug === slug && one.place === place && one.does === does && !(date < one.date),
  );
  return all.reduce((sum, { amount }) => sum + amount, 0) / (byBay[does] ?? 1);
}

const saying = ({ slug, date, does, place, part }: Done): string =>
  `${slug} ${date}: ${does} ${place}, ${part}`;

/** Steel and shutters where there was no deck for them, and top steel without the bottom. */
export const fixedOnNothing = (done: readonly Done[], slug: string): string[] =>
  ofFrame(done, slug).flatMap((one) => {
    const below = standsOn[one.does];
    if (!below) return [];
    const [own, under] = [one.does, below].map((does) => shareOf(done, one, does, one.date));
    return (own ?? 0) > (under ?? 0) + rounding ? [`${saying(one)}: ${own} of ${under}`] : [];
  });

/** Of metres and pieces, which are whole numbers. */
const rounding = 0.01;

const ofFrame = (done: readonly Done[], slug: string): Done[] =>
  done.filter((one) => one.slug === slug && isOfFrame(one));

/** Where the bay that is named is not the one that the quantity has reached. */
export function baysOutOfTurn(done: readonly Done[], slug: string): string[] {
  const reached = new Map<string, number>();
  return ofFrame(done, slug).flatMap((one) => {
    const all = byBay[one.does];
    if (!all) return [];
    const key = `${one.does} ${one.place}`;
    const from = reached.get(key) ?? 0;
    const to = from + one.amount / all;
    reached.set(key, to);
    const at = bays.indexOf(one.part) / bays.length;
    const isThere = at >= 0 && from >= at - rounding && to <= at + 1 / bays.length + rounding;
    return isThere ? [] : [`${saying(one)}: from ${from} to ${to}`];
  });
}

const isOfSlab = ({ use }: Load, { place }: Done): boolean => use.endsWith(`of the slab, ${place}`);

/** Struck less than a week after the concrete of the bay. */
export const struckTooSoon = (
  done: readonly Done[],
  loads: readonly Load[],
  slug: string,
): string[] =>
  ofFrame(done, slug)
    .filter(({ does }) => does === 'panels struck and oiled')
    .filter((one) => {
      const pour = loads.find(
        (load) => load.slug === slug && isOfSlab(load, one) && load.use.startsWith(one.part),
      );
      return !pour || daysAfter(pour.date, 7) > one.date;
    })
    .map(saying);

const storeys = ['ground floor', ...[1, 2, 3, 4, 5, 6, 7].map((n) => `level ${n}`), roof];

/** Decked before the columns below were poured, or boxed after it. */
export const withoutColumns = (
  done: readonly Done[],
  loads: readonly Load[],
  slug: string,
): string[] =>
  ofFrame(done, slug)
    .filter(({ does, place, date }) => {
      const at = storeys.indexOf(place);
      const pouredOf = (storey = '') =>
        loads.find(({ use }) => use.endsWith(`columns, ${storey}`))?.date;
      if (does === 'soffit decked') return at > 0 && !((pouredOf(storeys[at - 1]) ?? date) < date);
      return does === 'columns boxed' && !((pouredOf(place) ?? daysAfter(date, 1)) > date);
    })
    .map(saying);

/** What is there for the pour of the first bays of the roof, and for the gangs of today. */
export const stateOfRoof = (done: readonly Done[], slug: string) => {
  const of = (what: string) =>
    ofFrame(done, slug)
      .filter(({ place, does }) => place === roof && does === what)
      .reduce((sum, { amount }) => sum + amount, 0);
  return {
    bays: of('soffit decked') / (squareMetres / bays.length),
    mats: [of('bottom mat fixed'), of('top mat fixed')],
    starters: of('column starters fixed'),
  };
};
