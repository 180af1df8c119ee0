import type { BinItem } from '@sitewright/domain/backup/recycle-bin';
import { daysBetween, londonDay } from '@sitewright/domain/kernel/calendar';

const kinds: Record<string, string> = { project: 'Contract' };

/** 'Contract', as the screens call it. */
export const kindOf = ({ recordType }: BinItem): string => kinds[recordType] ?? recordType;

const all = new Intl.ListFormat('en-GB');

/** '3 site issues and 1 file': what was deleted together with it. */
export const cameAlong = ({ metadata }: BinItem): string =>
  all.format(
    Object.entries(metadata.children)
      .filter(([, count]) => count > 0)
      .map(([table, count]) => `${count} ${nounOf(table, count)}`),
  );

/** One of it, and several. */
const nouns: Record<string, [string, string]> = { site_issues: ['site issue', 'site issues'] };

const nounOf = (table: string, count: number) => {
  const [one, several] = nouns[table] ?? ['other record', 'other records'];
  return count === 1 ? one : several;
};

export const daysLeft = ({ expiresAt }: BinItem, today: string): number =>
  daysBetween(today, londonDay(new Date(expiresAt)));

export const expiry = (item: BinItem, today: string): string => {
  const days = daysLeft(item, today);
  return days <= 0 ? 'today' : `in ${days} ${days === 1 ? 'day' : 'days'}`;
};
