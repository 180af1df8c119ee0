import type { DiaryEntryFilter } from '@sitewright/domain/diary/diary-entry';
import { entryTypes } from '@sitewright/domain/diary/entry-type';
import { daysAfter } from '@sitewright/domain/kernel/calendar';
import { parseDate, parseEnum, parseIdText } from '../../ui/search-params.ts';
import { readChoices, type TableView, withChoices } from '../../ui/table/table-view.ts';

export const ranges = [
  { value: 'today', label: 'Today' },
  { value: 'week', label: '7 days' },
  { value: 'month', label: '30 days' },
  { value: 'custom', label: 'Custom' },
] as const;

type Range = (typeof ranges)[number]['value'];

/** The server takes one of each. */
const single = ['contract', 'author', 'type'];

export const rangeOf = ({ range }: TableView): Range =>
  ranges.find(({ value }) => value === range)?.value ?? 'month';

/** How far back the named ranges go. */
const daysBack: Record<Exclude<Range, 'custom'>, number> = { today: 0, week: 6, month: 29 };

/** The first and the last day of a range. */
export function daysOf(view: TableView, today: string): { from: string; to: string } {
  const range = rangeOf(view);
  if (range !== 'custom') return { from: daysAfter(today, -daysBack[range]), to: today };
  return {
    from: parseDate(view.from) ?? daysAfter(today, -daysBack.month),
    to: parseDate(view.to) ?? today,
  };
}

/** Another range; a custom one begins with the days in sight. */
export const withRange = (view: TableView, range: Range, today: string): TableView => ({
  ...view,
  range: range === 'month' ? undefined : range,
  ...(range === 'custom' ? daysOf(view, today) : { from: undefined, to: undefined }),
});

/** Choosing another contract, author or type replaces the first. */
export const oneChoiceEach = (view: TableView): TableView =>
  single.reduce((next, id) => withChoices(next, id, readChoices(next, id).slice(-1)), view);

/** The filters sent to the server. */
export const filterOf = (view: TableView, today: string): DiaryEntryFilter => ({
  ...daysOf(view, today),
  projectId: parseIdText(view.contract),
  userId: parseIdText(view.author),
  type: parseEnum(entryTypes)(view.type),
  hasPhotos: view.photos ? 'true' : undefined,
  hasWeatherImpact: view.weather ? 'true' : undefined,
  q: view.q?.trim().slice(0, 200) || undefined,
});
