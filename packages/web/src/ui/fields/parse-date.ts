import { daysAfter, daysBetween } from '@sitewright/domain/kernel/calendar';

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** Day first; digits alone come from a phone's number pad, ISO from the clipboard. */
const forms = [
  /^(?<day>\d{1,2})[\s/.-]+(?<month>\d{1,2})(?:[\s/.-]+(?<year>\d{4}|\d{2}))?$/,
  /^(?<day>\d{1,2})[\s/.-]*(?<month>[a-z]{3,})(?:[\s/.,-]*(?<year>\d{4}|\d{2}))?$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4}|\d{2})$/,
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
];

/** The typed text as an ISO date; undefined if there is no such day. */
export function parseDate(text: string, today: string): string | undefined {
  const typed = text.trim().toLowerCase();
  if (/^t(oday)?$/.test(typed)) return today;
  if (/^y(esterday)?$/.test(typed)) return daysAfter(today, -1);
  if (/^[+-]\d{1,4}$/.test(typed)) return daysAfter(today, Number(typed));
  return readWritten(typed.replace(/^[a-z]+,?\s+(?=\d)/, ''), today);
}

function readWritten(typed: string, today: string): string | undefined {
  const parts = forms.map((form) => form.exec(typed)?.groups).find(Boolean);
  if (!parts) return undefined;
  const { day, month = '', year } = parts;
  const monthAndDay = `${two(monthOf(month))}-${two(Number(day))}`;
  return year ? dateOf(`${fullYear(year)}-${monthAndDay}`) : nearest(monthAndDay, today);
}

const monthOf = (text: string): number =>
  Number(text) || 1 + months.findIndex((name) => name.startsWith(text));

const fullYear = (year: string): string =>
  year.length === 4 ? year : `${Number(year) < 50 ? 20 : 19}${year}`;

/** Without a year it is the nearest date: in January '28 dec' is last year's. */
const nearest = (monthAndDay: string, today: string): string | undefined =>
  [-1, 0, 1]
    .map((years) => dateOf(`${Number(today.slice(0, 4)) + years}-${monthAndDay}`))
    .filter((date) => date !== undefined)
    .sort((a, b) => Math.abs(daysBetween(a, today)) - Math.abs(daysBetween(b, today)))[0];

const two = (figure: number): string => String(figure).padStart(2, '0');

const instantOf = (iso: string): number => Date.parse(`${iso}T00:00:00Z`);
const isoOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** Undefined if there is no such day: `Date` would take 31/02 for 3/03. */
const dateOf = (iso: string): string | undefined =>
  /^(19|20|21)\d\d-\d\d-\d\d$/.test(iso) &&
  !Number.isNaN(instantOf(iso)) &&
  isoOf(instantOf(iso)) === iso
    ? iso
    : undefined;

export const isDate = (value: string): boolean => dateOf(value) !== undefined;

/** `15/11/2026`; text that is no date stays as typed. */
export const formatDate = (value: string): string =>
  isDate(value) ? value.split('-').reverse().join('/') : value;

const written = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** `Sun 15 Nov 2026` */
export const formatLongDate = (iso: string): string =>
  written.format(instantOf(iso)).replace(',', '').replace('Sept', 'Sep');
