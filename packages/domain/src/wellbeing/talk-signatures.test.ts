import { expect, it } from 'vitest';
import { invisibleName, talkIsFull, talkSignerOf } from './talk-signatures.ts';

const signerOf = (name: string, attendees = ['Ola Nowak']) =>
  talkSignerOf({ name }, attendees, []).name;

it('signs by the name on the list, or by the one that was typed', () => {
  expect(signerOf('ola  nowak')).toBe('Ola Nowak');
  expect(signerOf('Bo Lind')).toBe('Bo Lind');
});

it.each(['Ola\u200b Nowak', '\u202eyob rekciP'])('takes no typed name with %j', (name) => {
  expect(() => signerOf(name)).toThrow(invisibleName.message);
});

it('takes what the list has as it is', () => {
  expect(signerOf('Ola\u200b Nowak', ['Ola\u200b Nowak'])).toBe('Ola\u200b Nowak');
});

it('is full for those who are not on the list, and never for those who are', () => {
  const signed = Array.from({ length: 51 }, (_, n) => `Guest ${n}`);
  const signs = (name: string) => talkSignerOf({ name }, ['Ola Nowak'], signed).name;
  expect(() => signs('Bo Lind')).toThrow(talkIsFull.message);
  expect(signs('Ola Nowak')).toBe('Ola Nowak');
});
