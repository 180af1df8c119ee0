import { daysBetween } from '@sitewright/domain/kernel/calendar';
import { type Demo, dayWithoutDiary, seededRandom, workingDaysBetween } from '../demo-part.ts';
import { poursOf } from './call-offs.ts';
import { describeDay } from './describe-work.ts';
import { planOf } from './plans.ts';
import { gangInWords, type PlannedGang, type SitePlan } from './site-plan.ts';
import { addDone, type SoFar, urgentOf } from './work-left.ts';

/** A site, what is done there so far, and what was written about it. */
export type SiteSoFar = SoFar &
  Pick<SitePlan, 'slug' | 'gangs'> & { today: string; texts: Set<string> };

const aMonday = '2001-01-01';

/** Working days, as they follow each other in a year without holidays. */
function turnOf(date: string): number {
  const days = daysBetween(aMonday, date);
  return Math.floor(days / 7) * 5 + (days % 7);
}

/**
 * Those who may come on a day, and whether they do: so evenly spread that the seed does not change how
 * much a gang has done in the end, and when the concrete of the next days needs them.
 */
export function gangsOn(site: SiteSoFar, date: string) {
  const { gangs, pours, today } = site;
  const offset = daysBetween(today, date);
  const here = gangs.filter(({ days: [from, to] }) => offset >= from && offset <= to);
  const finishers = here.find(({ isForPours }) => isForPours);
  const isPoured = pours.some((pour) => pour.date === date);
  const isPlacing = ({ company }: PlannedGang) => isPoured && company === finishers?.company;
  return here
    .filter((gang) => !gang.isForPours && !isPlacing(gang))
    .map((gang) => {
      const turn = turnOf(date) * Math.SQRT2 + gangs.indexOf(gang) * Math.E;
      const isDue = turn % 1 < gang.share || urgentOf(gang.works, { ...site, date }).length > 0;
      return { gang, isDue };
    });
}

const daysOfYears = 1000;

/** The same on a day of a gang whatever else is written. */
export function gangDay(site: SiteSoFar, gang: PlannedGang, date: string, others = ''): GangDay {
  const offset = daysBetween(site.today, date);
  const seed = (site.slug.length * site.gangs.length + site.gangs.indexOf(gang)) * daysOfYears;
  const chance = seededRandom(seed + offset);
  const operatives = Math.max(1, gang.operatives - (chance() < 0.3 ? 1 : 0));
  const finishTime = chance() < 0.8 ? '16:00' : '15:30';
  const [from, to] = gang.days;
  const now = { ...site, progress: (offset - from) / (to - from), date };
  const words = gangInWords(operatives, gang.jobRole);
  const write = () => describeDay({ works: gang.works, operatives, words }, now, chance) + others;
  const workSummary = newText(site, write);
  addDone(site.done, workSummary);
  return { workSummary, operatives, finishTime };
}

export type GangDay = { workSummary: string; operatives: number; finishTime: string };

/** No two entries of a contract read alike. */
export function newText({ texts }: Pick<SiteSoFar, 'texts'>, write: () => string): string {
  let text = write();
  for (let again = 0; texts.has(text) && again < 50; again += 1) text = write();
  texts.add(text);
  return text;
}

/** A site as its diary will have it before a day: crews by the clock go on from there. */
export function siteBefore(
  demo: Pick<Demo, 'dayFromNow' | 'workingDay'>,
  slug: string,
  day: string,
): SiteSoFar {
  const { gangs } = planOf(slug);
  const today = demo.dayFromNow(0);
  const site = {
    ...{ slug, gangs, today, texts: new Set<string>() },
    ...{ done: new Map(), later: new Map(), pours: poursOf(demo, slug) },
  };
  const first = Math.min(...gangs.map(({ days }) => days[0]));
  const missing = dayWithoutDiary(today);
  for (const date of workingDaysBetween(demo.dayFromNow(first), day))
    if (date < day && date !== missing)
      for (const { gang, isDue } of gangsOn(site, date)) if (isDue) gangDay(site, gang, date);
  return site;
}
