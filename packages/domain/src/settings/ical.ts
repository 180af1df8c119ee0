import { daysAfter } from '../kernel/calendar.ts';

/** An all-day calendar event. */
export type AllDayEvent = {
  /** Stays the same for as long as it is about the same thing. */
  uid: string;
  /** `YYYY-MM-DD`. */
  date: string;
  title: string;
  about: string;
  link: string;
};

const longestLine = 75;
const encoder = new TextEncoder();

/** RFC 5545, 3.3.11: what separates is escaped, and a new line is written as one. */
const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** 3.1: a line has at most 75 octets; what is longer goes on after a blank, and no character is cut. */
export function foldCalendarLine(line: string): string {
  const lines = [''];
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > longestLine) {
      lines.push(' ');
      octets = 1;
    }
    lines[lines.length - 1] += character;
    octets += size;
  }
  return lines.join('\r\n');
}

const plainDate = (date: string): string => date.replaceAll('-', '');
const stamp = (instant: Date): string =>
  `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const eventLines = ({ uid, date, title, about, link }: AllDayEvent, now: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${stamp(now)}`,
  `DTSTART;VALUE=DATE:${plainDate(date)}`,
  // 3.6.1: a whole day ends with the day after it.
  `DTEND;VALUE=DATE:${plainDate(daysAfter(date, 1))}`,
  `SUMMARY:${escaped(title)}`,
  `DESCRIPTION:${escaped(about)}`,
  `URL:${link}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** As calendars read it. */
export const toICalendar = (name: string, days: readonly AllDayEvent[], now: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sitewright//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...days.flatMap((day) => eventLines(day, now)),
    'END:VCALENDAR',
    '',
  ]
    .map(foldCalendarLine)
    .join('\r\n');
