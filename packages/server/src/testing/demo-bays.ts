import { daysAfter } from '@sitewright/domain/kernel/calendar';
import { bay, bays, level } from '../platform/demo/frame-works.ts';
import { levels } from '../platform/demo/kestrel-plan.ts';
import type { Done, Load } from './demo-capacities.ts';

/** The works that are done bay by bay, and their quantities on one level. */
export const byBay: Record<string, number> = {
  'soffit decked': level.squareMetres,
  'bottom mat fixed': level.squareMetres,
  'top mat fixed': level.squareMetres,
  'panels struck and oiled': level.squareMetres,
  'slab edge shutters set': level.metresOfEdge,
  'column starters fixed': level.starters,
  'columns boxed': level.columns,
};

/** The work that each work stands on: at the end of a day, at least as large a share of that is done. */
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

/** Steel and shutters without a deck below them, and top steel without the bottom mat. */
export const fixedOnNothing = (done: readonly Done[], slug: string): string[] =>
  ofFrame(done, slug).flatMap((one) => {
    const below = standsOn[one.does];
    if (!below) return [];
    const [own, under] = [one.does, below].map((does) => shareOf(done, one, does, one.date));
    return (own ?? 0) > (under ?? 0) + rounding ? [`${saying(one)}: ${own} of ${under}`] : [];
  });

/** Metres and pieces are whole numbers, so shares are not exact. */
const rounding = 0.01;

const ofFrame = (done: readonly Done[], slug: string): Done[] =>
  done.filter((one) => one.slug === slug && isOfFrame(one));

/** Works whose named bay is not the one that their total has reached. */
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

/** Panels struck less than a week after the concrete of their bay. */
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

/** Levels decked before the columns below were poured, and columns boxed after their pour. */
export const withoutColumns = (
  done: readonly Done[],
  loads: readonly Load[],
  slug: string,
): string[] =>
  ofFrame(done, slug)
    .filter(({ does, place, date }) => {
      const at = levels.indexOf(place);
      const pouredOf = (below = '') =>
        loads.find(({ use }) => use.endsWith(`columns, ${below}`))?.date;
      if (does === 'soffit decked') return at > 0 && !((pouredOf(levels[at - 1]) ?? date) < date);
      return does === 'columns boxed' && !((pouredOf(place) ?? daysAfter(date, 1)) > date);
    })
    .map(saying);

/** The progress of the roof: its first bays are poured today, and the gangs of today work at the next ones. */
export const stateOfRoof = (done: readonly Done[], slug: string) => {
  const of = (what: string) =>
    ofFrame(done, slug)
      .filter(({ place, does }) => place === levels.at(-1) && does === what)
      .reduce((sum, { amount }) => sum + amount, 0);
  return {
    bays: of('soffit decked') / bay,
    mats: [of('bottom mat fixed'), of('top mat fixed')],
    starters: of('column starters fixed'),
  };
};
