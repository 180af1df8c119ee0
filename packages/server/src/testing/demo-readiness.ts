import { capArea } from '../platform/demo/cap-works.ts';
import { level } from '../platform/demo/frame-works.ts';
import type { Done, Load } from './demo-capacities.ts';

/** A work before the concrete of its place: all of it is done before the last pour there. */
type Need = readonly [does: string, all: number];

export const needs: readonly (readonly [pour: RegExp, needs: readonly Need[]])[] = [
  [
    /of the slab, (.+)$/,
    [
      ['soffit decked', level.squareMetres],
      ['bottom mat fixed', level.squareMetres],
      ['top mat fixed', level.squareMetres],
      ['column starters fixed', level.starters],
      ['slab edge shutters set', level.metresOfEdge],
    ],
  ],
  [
    /^core .*, (.+)$/,
    [
      ['core wall panels set', level.squareMetresOfWall],
      ['columns boxed', level.columns],
      ['wall cages tied', level.metresOfWallCage],
    ],
  ],
  [
    /^pile caps at (.+)$/,
    [
      ['pile caps dug and blinded', capArea.caps],
      ['cap cages set', capArea.caps],
      ['pile-cap shutters set', capArea.capShutters],
    ],
  ],
  [
    /^ground beams at (.+)$/,
    [
      ['ground-beam shutters set', capArea.metresOfBeam],
      ['ground-beam cages tied', capArea.metresOfBeam],
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

/** Works that must be done in each bay before its pour; the others only before the last pour of the place. */
const byBays = /soffit|mat fixed|slab edge|column starters/;

/** Pours before all of their deck, shutters and cages were done. */
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
