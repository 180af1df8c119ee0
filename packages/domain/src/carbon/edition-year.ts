import { whoMay } from '../kernel/access.ts';
import { grouped } from '../kernel/decimal.ts';
import { editions } from './carbon-values.ts';
import { weightText } from './weight-text.ts';

/** The company's choice for a year whose official factors are not published yet. */
type Choice = {
  /** Go on with the latest edition before the year. */
  usesPreviousEdition: boolean;
};

const latestBefore = (year: number, published: readonly number[]): number | undefined =>
  published
    .filter((edition) => edition < year)
    .toSorted((a, b) => a - b)
    .at(-1);

export const isPublished = (year: number, published: readonly number[] = editions): boolean =>
  published.includes(year);

/**
 * The edition whose factors apply to a year: its own. Where that is not published, the latest one before it, if the
 * company chose so; otherwise none.
 */
export function editionFor(
  year: number,
  { usesPreviousEdition }: Choice,
  published: readonly number[] = editions,
): number | undefined {
  if (isPublished(year, published)) return year;
  return usesPreviousEdition ? latestBefore(year, published) : undefined;
}

export const latestEdition = Math.max(...editions);

/** The choice, as its button says it. */
export const goOnText = (edition = latestEdition): string =>
  `Keep using ${edition} until ${edition + 1} is published`;

/** Why there are no factors for a year without an edition, and who can decide otherwise. */
export function noEditionText(year: number, published: readonly number[] = editions): string {
  const previous = latestBefore(year, published);
  const instead = 'Choose your own factor or save a draft.';
  if (previous === undefined) return `There are no official factors for ${year}. ${instead}`;
  const who = whoMay('carbonStandard', 'M').replace(/^a/, 'A');
  return `There are no official factors for ${year} yet. ${instead} ${who} can choose ‘${goOnText(previous)}’ in Carbon standards.`;
}

type UsedFactor = { factorId: string | null; factorYear: number | null };

/** A factor of an official row, or an own one in its place. */
export const isOfficialRow = (factorId: string | null): boolean => /^\d+_/.test(factorId ?? '');

/** Figures of a year that were calculated with an earlier edition. */
type EarlierEdition = { edition: number; year: number };

/** The earlier edition that an entry was calculated with; undefined if all its factors are those of its year. */
export function earlierEditionOf(entry: {
  date: string;
  terms: readonly UsedFactor[];
}): EarlierEdition | undefined {
  const year = Number(entry.date.slice(0, 4));
  const earlier = entry.terms.flatMap(({ factorId, factorYear }) =>
    isOfficialRow(factorId) && factorYear !== null && factorYear < year ? [factorYear] : [],
  );
  return earlier.length > 0 ? { edition: Math.min(...earlier), year } : undefined;
}

/** '2026 factor, 2027 not published yet'; once it is, '2026 factor, not restated to 2027 yet'. */
export const earlierEditionText = (
  { edition, year }: EarlierEdition,
  published: readonly number[] = editions,
): string =>
  isPublished(year, published)
    ? `${edition} factor, not restated to ${year} yet`
    : `${edition} factor, ${year} not published yet`;

type Share = EarlierEdition & { terms: number; kilograms: string };

/** '2026 factor, 2027 not published yet: 3.20 t of the total, 12 calculations.' */
export const earlierShareText = (share: Share, published: readonly number[] = editions): string => {
  const { terms, kilograms } = share;
  const count = grouped(String(terms));
  return `${earlierEditionText(share, published)}: ${weightText(kilograms)} of the total, ${count} ${terms === 1 ? 'calculation' : 'calculations'}.`;
};
