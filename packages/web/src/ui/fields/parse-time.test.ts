import { expect, it } from 'vitest';
import { addMinutes, readTime } from './parse-time.ts';

it.each([
  ['8', '08:00'],
  ['08', '08:00'],
  ['0830', '08:30'],
  ['830', '08:30'],
  ['8.30', '08:30'],
  ['8:30', '08:30'],
  [' 08:30 ', '08:30'],
  ['8h30', '08:30'],
  ['17h', '17:00'],
  ['5pm', '17:00'],
  ['5 PM', '17:00'],
  ['5p', '17:00'],
  ['5.45am', '05:45'],
  ['530pm', '17:30'],
  ['12am', '00:00'],
  ['12pm', '12:00'],
  ['0', '00:00'],
  ['23:59', '23:59'],
])('%j is %s', (text, time) => {
  expect(readTime(text)).toBe(time);
});

it.each([
  '',
  'noon',
  '24',
  '24:00',
  '8:60',
  '8:3',
  '13pm',
  '0am',
  '12345',
  '-8',
  'm',
  '8:30:00',
  '8m',
])('%j is no time', (text) => {
  expect(readTime(text)).toBeUndefined();
});

it.each([
  ['08:00', 15, '08:15'],
  ['08:00', -15, '07:45'],
  ['23:50', 15, '00:05'],
  ['00:10', -15, '23:55'],
])('%s and %i minutes are %s', (time, minutes, then) => {
  expect(addMinutes(time, minutes)).toBe(then);
});
