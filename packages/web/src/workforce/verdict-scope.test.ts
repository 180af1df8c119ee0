import { expect, it } from 'vitest';
import { verdictSentence } from './verdict-scope.ts';

const can = { state: 'can' as const, reason: null, reasons: [] };
const inductedOn = ['Quay Street', 'Kestrel Wharf', 'Mill Lane'];

it('names the contract of a verdict, or those where the worker is inducted', () => {
  const anywhere = { judgedFor: undefined, inductedOn };
  expect(verdictSentence(can, anywhere)).toBe('For Quay Street, Kestrel Wharf and 1 more');
  const here = { judgedFor: 'Quay Street', inductedOn };
  expect(verdictSentence(can, here)).toBe('For Quay Street');
  const reason = 'Not inducted on this contract';
  expect(verdictSentence({ state: 'cannot', reason, reasons: [reason] }, here)).toBe(
    'Not inducted on this contract, for Quay Street',
  );
  const unsigned = 'RAMS-004 not signed yet on Mill Lane';
  expect(verdictSentence({ state: 'warned', reason: unsigned, reasons: [] }, anywhere)).toBe(
    unsigned,
  );
  const expired = { state: 'cannot' as const, reason: 'Card expired', reasons: [] };
  expect(verdictSentence(expired, anywhere)).toBe('Card expired');
});
