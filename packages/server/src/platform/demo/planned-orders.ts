import { daysAfter } from '@sitewright/domain/kernel/calendar';
import { allOrders, type Days, ordersFor, type PlannedOrder, raisedBy } from './call-offs.ts';
import { type SiteSoFar, siteBefore } from './gang-days.ts';
import { sitePlans } from './plans.ts';
import { type SitePlan, supply } from './site-plan.ts';
import { doneAt } from './work-left.ts';

/** Every order that has been raised, the oldest first. */
export const plannedOrders = (demo: Days): PlannedOrder[] =>
  raisedBy(
    [...allOrders(demo), ...sitePlans.flatMap((plan) => ordersOfBlinding(demo, plan))],
    demo.dayFromNow(0),
  );

/** The least that a mixer brings, in cubic metres. */
const leastLoad = 1;

/** Blinding concrete, for the days on which a gang places it. */
function ordersOfBlinding(demo: Days, { slug, gangs, starts }: SitePlan): PlannedOrder[] {
  const isBlinding = ({ works }: SitePlan['gangs'][number]) =>
    works.some(({ blinding }) => blinding);
  const ends = gangs.filter(isBlinding).map(({ days }) => days[1]);
  if (ends.length === 0) return [];
  const loads: { date: string; received: readonly number[] }[] = [];
  let before = 0;
  const last = demo.dayFromNow(Math.max(...ends));
  siteBefore(demo, slug, daysAfter(last, 1), (site, date) => {
    const placed = blindingOf(site);
    if (placed > before)
      loads.push({ date, received: [Math.max(leastLoad, Math.ceil((placed - before) * 4) / 4)] });
    before = placed;
  });
  const concrete = supply('blinding', loads.length, [0, 0], ['CON-0001', 0]);
  return ordersFor(demo, { slug, start: demo.workingDay(starts) }, concrete, loads);
}

/** Cubic metres placed so far. */
const blindingOf = (site: SiteSoFar): number => {
  const works = site.gangs.flatMap((gang) => gang.works.filter(({ blinding }) => blinding));
  const kinds = new Map(works.map((work) => [`${work.does} ${work.places}`, work]));
  return [...kinds.values()].reduce(
    (sum, work) =>
      work.places.reduce(
        (all, _, at) => all + doneAt({ work, at }, site) * (work.blinding ?? 0),
        sum,
      ),
    0,
  );
};
