import type { Done, Load } from './demo-capacities.ts';

/** What is done at a place before its concrete: all of it before the last of its pours. */
type Need = readonly [does: string, all: number];

const needs: readonly (readonly [pour: RegExp, needs: readonly Need[]])[] = [
  [
    /of the slab, (.+)$/,
    [
      ['soffit decked', 420],
      ['bottom mat fixed', 420],
      ['top mat fixed', 420],
      ['column starters fixed', 80],
      ['slab edge shutters set', 84],
    ],
  ],
  [
    /^core .*, (.+)$/,
    [
      ['core wall panels set', 190],
      ['columns boxed', 20],
      ['wall cages tied', 32],
    ],
  ],
  [
    /^pile caps at (.+)$/,
    [
      ['pile caps dug and blinded', 14],
      ['cap cages set', 14],
      ['pile-cap shutters set', 70],
    ],
  ],
  [
    /^ground beams at (.+)$/,
    [
      ['ground-beam shutters set', 110],
      ['ground-beam cages tied', 110],
    ],
  ],
  [
    /^(.+ of the car-park slab)$/,
    [
      ['bottom mat fixed', 130],
      ['top mat fixed', 130],
    ],
  ],
  [
    /^(the walls of the car park)$/,
    [
      ['panels set', 186],
      ['cages tied', 33],
    ],
  ],
  [
    /^(the pit base of the dock)$/,
    [
      ['dock wall panels set', 24],
      ['dock wall cages tied', 12],
    ],
  ],
  [
    /^(.+ walls? of the dock)$/,
    [
      ['dock wall panels set', 130],
      ['dock wall cages tied', 22],
    ],
  ],
  [
    /^(.+ of the office slab)$/,
    [
      ['ground-slab mesh laid', 190],
      ['ground-slab edge forms set', 40],
    ],
  ],
];

/** What is ready bay by bay, and not only before the last. */
const byBays = /soffit|mat fixed|slab edge|column starters/;

/** Pours of what was not decked, shuttered and caged before. */
export const pouredUnprepared = (done: readonly Done[], loads: readonly Load[]): string[] =>
  needs.flatMap(([pattern, all]) => {
    const pours = loads.flatMap((load) => {
      const place = pattern.exec(load.use)?.[1];
      return place && load.isHere ? [{ ...load, place }] : [];
    });
    return pours.flatMap(({ slug, place, date, use }) => {
      const ofPlace = loads.filter(
        (one) => one.slug === slug && pattern.exec(one.use)?.[1] === place,
      );
      const share = ofPlace.filter((one) => one.date <= date).length / ofPlace.length;
      return all.flatMap(([does, most]) => {
        const due = byBays.test(does) || share === 1 ? Math.floor(most * share) : 0;
        const before = done
          .filter((one) => one.slug === slug && one.place === place && one.does === does)
          .filter((one) => one.date < date)
          .reduce((sum, { amount }) => sum + amount, 0);
        return before < due ? [`${slug} ${date}: ${use}, ${does}: ${before} of ${due}`] : [];
      });
    });
  });
