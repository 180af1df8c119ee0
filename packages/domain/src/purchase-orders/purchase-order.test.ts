import { expect, it } from 'vitest';
import { Acknowledgement } from './purchase-order.ts';

it.each([
  ['Bo Lind', undefined],
  ['Bo\u200b Lind', 'Name contains invisible characters. Please type it again'],
  ['\u202edniL oB', 'Name contains invisible characters. Please type it again'],
  [' ', 'Name is required'],
])('acknowledged by %j: %s', (acknowledgedBy, message) => {
  const { error } = Acknowledgement.shape.acknowledgedBy.safeParse(acknowledgedBy);
  expect(error?.issues[0]?.message).toBe(message);
});
