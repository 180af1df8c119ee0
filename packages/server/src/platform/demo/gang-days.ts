import { daysBetween } from '@sitewright/domain/kernel/calendar';
import { type Demo, dayWithoutDiary, seededRandom, workingDaysBetween } from '../demo-part.ts';
import { poursOf } from './call-offs.ts';
import { describeDay } from './describe-work.ts';
import { planOf } from './plans.ts';
import { gangInWords, type PlannedGang, type SitePlan } from './site-plan.ts';
import { addDone, type SoFar, urgentOf } from './work-left.ts';

/** A site with its progress, and the texts that were written about it. */
export type SiteSoFar = SoFar &
  Pick<SitePlan, 'slug' | 'gangs'> & { today: string; texts: Set<string> };

const aMonday = '2001-01-01';

/** The number of a working day, with five to the week. */
function workingDayNumber(date: string): number {
  const days = daysBetween(aMonday, date);
  return Math.floor(days / 7) * 5 + (days % 7);
}

/**
 * The gangs that may come on a day, and whether they do. Their days are spread evenly, not drawn at random, so that
 * the seed does not change a gang's total. They also come when the concrete of the next days needs them, or when a
 * site would be empty that never is.
 */
export function gangsOn(site: SiteSoFar, date: string) {
  const { gangs, pours, today } = site;
  const offset = daysBetween(today, date);
  const here = gangs.filter(({ days: [from, to] }) => offset >= from && offset <= to);
  const finishers = here.find(({ isForPours }) => isForPours);
  const isPoured = pours.some((pour) => pour.date === date);
  const isPlacing = ({ company }: PlannedGang) => isPoured && company === finishers?.company;
  const all = here
    .filter((gang) => !gang.isForPours && !isPlacing(gang))
    .map((gang) => {
      // Irrational steps spread the days of a gang evenly, and those of the gangs apart.
      const turn = workingDayNumber(date) * Math.SQRT2 + gangs.indexOf(gang) * Math.E;
      const isDue = turn % 1 < gang.share || urgentOf(gang.works, { ...site, date }).length > 0;
      return { gang, isDue };
    });
  const isEmpty = all.every(({ isDue }) => !isDue);
  return isEmpty && planOf(site.slug).isNeverEmpty
    ? all.map((one, i) => ({ ...one, isDue: i === 0 }))
    : all;
}

/** More than the days of any contract, so that no two gangs of a site share a seed. */
const seedsOfGang = 1000;

/** A gang's day; its random choices depend only on the gang and the day. */
export function gangDay(site: SiteSoFar, gang: PlannedGang, date: string, others = ''): GangDay {
  const offset = daysBetween(site.today, date);
  const seed = (site.slug.length * site.gangs.length + site.gangs.indexOf(gang)) * seedsOfGang;
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

/** The progress of a site before a day, from which clocked crews continue; and how it came to that. */
export function siteBefore(
  demo: Pick<Demo, 'dayFromNow' | 'workingDay'>,
  slug: string,
  day: string,
  afterDay = (_site: SiteSoFar, _date: string) => {},
): SiteSoFar {
  const { gangs } = planOf(slug);
  const today = demo.dayFromNow(0);
  const site = {
    slug,
    gangs,
    today,
    texts: new Set<string>(),
    done: new Map(),
    later: new Map(),
    pours: poursOf(demo, slug),
  };
  const first = Math.min(...gangs.map(({ days }) => days[0]));
  const missing = dayWithoutDiary(today);
  for (const date of workingDaysBetween(demo.dayFromNow(first), day))
    if (date < day && date !== missing) {
      for (const { gang, isDue } of gangsOn(site, date)) if (isDue) gangDay(site, gang, date);
      afterDay(site, date);
    }
  return site;
}
