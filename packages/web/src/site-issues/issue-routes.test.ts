import { expect, it } from 'vitest';
import { readPlace } from './issue-routes.ts';

it.each([
  [undefined, undefined, { action: 'list' }],
  ['list', undefined, { action: 'list' }],
  ['board', undefined, { action: 'board' }],
  ['new', undefined, { action: 'new' }],
  ['view', '3', { action: 'view', id: 3 }],
  ['edit', '3', { action: 'edit', id: 3 }],
  ['view', '-5', { action: 'view', id: -5 }],
  ['view', undefined, { action: 'list' }],
  ['edit', 'three', { action: 'list' }],
  ['map', '3', { action: 'list', id: 3 }],
])('%s and %s in the address', (action, issueId, place) => {
  expect(readPlace(action, issueId)).toEqual(place);
});
