import { expect, it } from 'vitest';
import { type AllDayEvent, foldCalendarLine, toICalendar } from './ical.ts';

const aDay = (over: Partial<AllDayEvent> = {}): AllDayEvent => ({
  uid: 'delivery-7@sitewright',
  date: '2026-11-30',
  title: 'Delivery: C32/40, 12 m³; pump',
  about: 'Quay Street\nGate 2',
  link: 'https://sitewright.example/suppliers/orders/7',
  ...over,
});
const now = new Date('2026-11-16T08:05:09.123Z');
const text = (...days: AllDayEvent[]) => toICalendar('Quay Construction', days, now);

it('writes whole days, which end on the day after', () => {
  expect(text(aDay())).toContain(
    [
      'BEGIN:VEVENT',
      'UID:delivery-7@sitewright',
      'DTSTAMP:20261116T080509Z',
      'DTSTART;VALUE=DATE:20261130',
      'DTEND;VALUE=DATE:20261201',
      'SUMMARY:Delivery: C32/40\\, 12 m³\\; pump',
      'DESCRIPTION:Quay Street\\nGate 2',
    ].join('\r\n'),
  );
  expect(text(aDay({ date: '2026-12-31' }))).toContain('DTEND;VALUE=DATE:20270101');
});

it('ends every line as the standard says, the last too', () => {
  const lines = text(aDay()).split('\r\n');
  expect(lines.at(-1)).toBe('');
  expect(lines.every((line) => !/[\r\n]/.test(line))).toBe(true);
});

it('folds by octets, cuts no character and loses none', () => {
  const long = `SUMMARY:${'Träger über Öffnung – '.repeat(20)}👷`;
  const lines = foldCalendarLine(long).split('\r\n');
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(lines.map((line, i) => (i === 0 ? line : line.slice(1))).join('')).toBe(long);
  expect(foldCalendarLine('x'.repeat(75))).toBe('x'.repeat(75));
});

it('smuggles in no line of its own', () => {
  expect(text(aDay({ title: 'A\r\nEND:VEVENT\\' }))).toContain('SUMMARY:A\\nEND:VEVENT\\\\');
});
