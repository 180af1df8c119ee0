import { can, type HasRole } from '../kernel/access.ts';
import { readJson } from '../kernel/json.ts';
import type { Amendment, DiaryEntry } from './diary-entry.ts';

/** The pay fields of the labour text. */
const payKeys = ['hourlyRate', 'dayRate', 'totalPay'];

const seesPay = (actor: HasRole): boolean => can(actor, 'worker.pay', 'R');

const withoutPay = (labor: string): string =>
  JSON.stringify(readJson(labor), (key, value) => (payKeys.includes(key) ? undefined : value));

const versionWithoutPay = <T extends { labor?: unknown }>(version: T): T =>
  typeof version.labor === 'string' ? { ...version, labor: withoutPay(version.labor) } : version;

/** For users without permission, and for what a phone keeps. */
export const entryWithoutPay = (entry: DiaryEntry): DiaryEntry => versionWithoutPay(entry);

/** Pay needs a permission; other users read the entry, and what they change of it, without it. */
export const entryShownTo =
  (actor: HasRole) =>
  <T extends { labor?: unknown }>(entry: T): T =>
    seesPay(actor) ? entry : versionWithoutPay(entry);

export const amendmentShownTo =
  (actor: HasRole) =>
  (amendment: Amendment): Amendment =>
    seesPay(actor)
      ? amendment
      : {
          ...amendment,
          before: amendment.before && versionWithoutPay(amendment.before),
          after: versionWithoutPay(amendment.after),
        };

type LaborFields = Record<string, unknown>;

/** Users without permission keep the stored pay, unless a labour entry becomes a plant entry. */
export function laborToStore(actor: HasRole, stored: string, written: string): string {
  if (seesPay(actor)) return written;
  const [before, after] = [
    readJson(stored) as LaborFields,
    readJson(withoutPay(written)) as LaborFields,
  ];
  const pay = Object.entries(before).filter(([key]) => payKeys.includes(key));
  const isSameWork = (before.type ?? 'labour') === (after.type ?? 'labour');
  return JSON.stringify({ ...after, ...(isSameWork && Object.fromEntries(pay)) });
}
