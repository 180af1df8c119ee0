import type { Actor, Role } from '@sitewright/domain/kernel/access';
import {
  daysAfter,
  daysBetween,
  londonDay,
  londonInstant,
  londonTime,
  startOfDay,
} from '@sitewright/domain/kernel/calendar';
import { isWorkingDay, workingDayBefore } from '@sitewright/domain/kernel/working-days';
import type { Storage } from './files/storage.ts';
import type { Secrets } from './secrets.ts';
import type { Tx } from './tenancy.ts';

/** Marks the company whose costs come from its records; one made before has no such mark. */
export const demoEdition = 'demoFromRecords';

/** What every feature needs to add its own to the demo company. */
export type Demo = {
  tx: Tx;
  /** For the bytes of files. */
  storage: Storage;
  /** For what is kept under seal. */
  secrets: Secrets;
  now: Date;
  /** Everything is dated from today, so that the company never grows old. */
  dayFromNow: (days: number) => string;
  /** The same, or the last working day before it. */
  workingDay: (days: number) => string;
  /** One person for each role: their user's id. */
  people: Record<Role, number>;
  /** From 0 to just below 1, in the same order at every making. */
  chance: () => number;
};

/** A feature's share of the demo company, in the feature's `demo.ts`. */
export type DemoPart = { what: string; make: (demo: Demo) => Promise<void> };

/** From Christmas Eve to New Year's Day. */
const isShut = (day: string): boolean => day.slice(5) >= '12-24' || day.slice(5) <= '01-01';

const daysShut = 9;

/** So many days later, of which those between Christmas Eve and New Year's Day do not count. */
export function daysAfterOnSite(day: string, days: number): string {
  const later = daysAfter(day, days);
  const eve = `${day.slice(0, 4)}-12-24`;
  return day < eve && later >= eve ? daysAfter(later, daysShut) : later;
}

/** A working day on which the sites are not shut. */
export const isSiteDay = (day: string): boolean => isWorkingDay(day) && !isShut(day);

export function siteDayBefore(day: string): string {
  const before = workingDayBefore(day);
  return isShut(before) ? siteDayBefore(before) : before;
}

/** Working days from one day to another, both included. */
export const workingDaysBetween = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, i) =>
    daysAfter(from, i),
  ).filter(isSiteDay);

/** Twelve working days ago, without a diary entry. */
export const dayWithoutDiary = (today: string): string =>
  Array.from({ length: 12 }).reduce<string>((day) => siteDayBefore(day), today);

/** A working day, or the first one after it. */
export const workingDayFrom = (day: string): string =>
  isSiteDay(day) ? day : workingDayFrom(daysAfter(day, 1));

/** A working day, or the last one before it. */
export const workingDayUpTo = (day: string): string => (isSiteDay(day) ? day : siteDayBefore(day));

/** A member of the company with this role, for what they would do. */
export const demoActor = (
  { people }: Pick<Demo, 'people'>,
  role: Role,
  organizationId: number,
): Actor => ({
  userId: people[role],
  username: role,
  organizationId,
  sessionId: 0,
  role,
  isOrganizationAdmin: false,
  mustChangePassword: false,
});

/** mulberry32: small, and the same numbers for the same seed on every machine. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const hour = 60 * 60 * 1000;

/** How many minutes ago the wind stopped the pour: the crews and the diary tell of the same one. */
export const minutesOfWindStop = 42;

const [limit, strongest] = [20, 38];

/** In mph, from the manual of the placing boom. */
export const limitOfBoom = 35;

/** Gusts in mph by the hour of the demo day: below the limit of the boom until the wind stops it. */
export function demoGusts(now: Date): (hour: number) => number {
  const stopped = new Date(now.getTime() - minutesOfWindStop * 60_000);
  const worst = Number(londonTime(stopped).slice(0, 2));
  return (hour) =>
    hour < worst
      ? Math.max(11, limit - (worst - hour))
      : Math.max(24, strongest - 2 * (hour - worst));
}

/**
 * Seven o'clock; before half past eight or in the evening one finds a shift of seven hours,
 * or as much of one as the day has had.
 */
export function demoSiteOpening(now: Date): Date {
  const today = londonDay(now);
  const seven = londonInstant(new Date(`${today}T07:00:00Z`));
  const open = (now.getTime() - seven.getTime()) / hour;
  if (open >= 1.5 && open <= 11) return seven;
  return new Date(Math.max(startOfDay(today).getTime(), now.getTime() - 7 * hour));
}
