import { byBay } from './demo-bays.ts';
import { bought, type Done, type Load, perPlace, strikes } from './demo-capacities.ts';
import { needs } from './demo-readiness.ts';
import { norms } from './demo-site-facts.ts';

/** Rules about the demo's works that match nothing in it, and so could not fail. */
export function rulesWithoutWork(done: readonly Done[], loads: readonly Load[]): string[] {
  const works = done.map(({ does, place }) => `${does} ${place}`);
  const isWork = (pattern: RegExp) => works.some((one) => pattern.test(one));
  const isLoad = (pattern: RegExp) =>
    loads.some(({ description, use }) => pattern.test(description) || pattern.test(use));
  const named = [
    ...Object.keys(byBay),
    ...Object.entries(strikes).flat(),
    ...needs.flatMap(([, all]) => all.map(([does]) => does)),
  ];
  return [
    ...named.filter((does) => !done.some((one) => one.does === does)),
    ...Object.keys(norms).filter((does) => !isWork(new RegExp(`^${does}`, 'i'))),
    ...perPlace.flatMap(([work]) => (isWork(work) ? [] : [String(work)])),
    ...needs.flatMap(([pour]) => (isLoad(pour) ? [] : [String(pour)])),
    ...bought.flatMap(({ what, does, product }) =>
      done.some((one) => does.test(one.does)) && isLoad(product) ? [] : [what],
    ),
  ];
}
