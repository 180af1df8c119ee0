import type { CarbonEntry } from './carbon-entry.ts';

type Missing = CarbonEntry['missing'][number];

const weights = ['transportWeight', 'unitWeight'];

/** Why a draft has no figure, in two words. */
export const draftLabel = ({ missing }: { missing: readonly Missing[] }): string =>
  missing.length > 0 && missing.every(({ field }) => weights.includes(field))
    ? 'No weight'
    : 'No factor';

/** The fields a form asks for, as the reason why there is no figure. */
const reasons: readonly [RegExp, string][] = [
  [/^Please choose an? /, 'No '],
  [/^Enter the fuel used, or the hours and the fuel per hour$/, 'No fuel or hours'],
  [/^Enter the /, 'No '],
  [/^Choose another unit: /, 'The unit does not fit: '],
  [/^Choose a factor for this method: /, 'The factor does not fit the method: '],
  [/ Choose (another|your own factor) or save a draft\..*$/, ''],
];

/** The reason in a report, where nothing can be chosen or entered. */
export const draftReason = (message: string): string =>
  reasons.reduce((text, [asked, said]) => text.replace(asked, said), message);
