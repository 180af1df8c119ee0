import { seededRandom } from '../demo-part.ts';
import type { Supply } from './site-plan.ts';

/** Loads differ a little in size. */
const sizes = [1, 0.96, 1.04, 0.98, 1.06, 0.94, 1.02];

/** The next sizes to try, in quarters of a cubic metre from the first. */
const steps = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6];

/** The sizes of pours, in quarters of a cubic metre, so that no two pours of a mix have the same size. */
export function pourSizes({ days: [from], loads, lines }: Supply, taken: Set<string>) {
  const chance = seededRandom(loads * 1000 - from);
  return (usual: number): number => {
    const first = Math.round(usual * (0.84 + chance() * 0.32) * 4);
    const key = (quarters: number) => `${lines[0]?.[0]} ${quarters}`;
    const size = steps.map((step) => first + step).find((one) => !taken.has(key(one))) ?? first;
    taken.add(key(size));
    return size / 4;
  };
}

/** The size of the next load of a product that is not poured. */
export const sized = (usual: number, n: number): number => {
  const exact = usual * (sizes[n % sizes.length] ?? 1);
  return Number.isInteger(usual) ? Math.round(exact) : Math.round(exact * 100) / 100;
};
