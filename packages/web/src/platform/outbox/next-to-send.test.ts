import { expect, it } from 'vitest';
import type { ItemHead } from '../offline/stored-item.ts';
import { nextToSend, withDependents, withNeeded } from './next-to-send.ts';

const anItem = (over: Partial<ItemHead>): ItemHead => ({
  ...{ seq: 1, key: 'key', endpoint: 'POST /api/diary-entries', userId: 1, userName: 'Joy' },
  ...{ organizationId: 1, build: 'test', madeAt: 0, clockOffset: 0, record: `new:${over.seq}` },
  ...{ needs: [], tries: 0, failures: 0, dueAt: 0, state: 'waiting', version: 1, size: 1 },
  hasFile: false,
  ...over,
});

const next = (items: ItemHead[], { sending = [] as number[], sent = [] as number[] } = {}) =>
  nextToSend({
    items,
    sending: new Set(sending),
    serverIdOf: (local) => (sent.includes(local) ? -100 * local : undefined),
    now: 100,
  })?.seq;

it('sends words before files', () => {
  expect(next([anItem({ seq: 1, hasFile: true }), anItem({ seq: 2 })])).toBe(2);
  expect(next([anItem({ seq: 1, hasFile: true })])).toBe(1);
});

it('sends what is about one record in order, and holds it while one needs a person', () => {
  const record = 'diaryEntryId:12';
  const edits = [anItem({ seq: 1, record }), anItem({ seq: 2, record })];
  expect(next(edits, { sending: [1] })).toBeUndefined();
  expect(
    next([anItem({ seq: 1, record, state: 'needs-you' }), edits[1] as ItemHead]),
  ).toBeUndefined();
  expect(next([anItem({ seq: 1, record, deletedAt: 5 }), edits[1] as ItemHead])).toBe(2);
});

it('lets words on a record go before a photo of it, but not photos before earlier words', () => {
  const record = 'diaryEntryId:12';
  const photo = anItem({ seq: 1, record, hasFile: true });
  expect(next([photo, anItem({ seq: 2, record })], { sending: [1] })).toBe(2);
  expect(
    next([anItem({ seq: 1, record }), anItem({ seq: 2, record, hasFile: true })], { sending: [1] }),
  ).toBeUndefined();
});

it('holds what the server checks against the photos of its record until they are sent', () => {
  const record = 'siteIssueId:12';
  const photo = anItem({ seq: 1, record, hasFile: true });
  const closing = anItem({ seq: 2, record, followsFiles: true });
  expect(next([photo, closing])).toBe(1);
  expect(next([photo, closing], { sending: [1] })).toBeUndefined();
});

it('sends entries in the order of writing, and goes on past one that needs a person', () => {
  const series = 'diary entries';
  const second = anItem({ seq: 2, series });
  expect(next([anItem({ seq: 1, series }), second], { sending: [1] })).toBeUndefined();
  expect(next([anItem({ seq: 1, series, state: 'needs-you' }), second])).toBe(2);
  expect(next([anItem({ seq: 1, series, dueAt: 200 }), second])).toBe(2);
});

it('sends clocks strictly in order, but past a crew that needs a person', () => {
  const clock = { series: 'crew clocks', isStrict: true } as const;
  const later = anItem({ seq: 3, ...clock });
  expect(next([anItem({ seq: 1, ...clock, dueAt: 200 }), later])).toBeUndefined();
  const pause = anItem({ seq: 2, ...clock, record: 'labourSessionId:-1', needs: [-1] });
  const refused = anItem({ seq: 1, ...clock, record: 'labourSessionId:-1', state: 'needs-you' });
  expect(next([refused, pause, later])).toBe(3);
});

it('knows a record by both of its ids', () => {
  const before = anItem({ seq: 2, record: 'labourSessionId:-1', dueAt: 200 });
  const after = anItem({ seq: 3, record: 'labourSessionId:100' });
  expect(next([before, after], { sent: [-1] })).toBeUndefined();
  expect(next([before, after])).toBe(3);
});

it('waits for the record that a photo needs', () => {
  const photo = anItem({ seq: 2, needs: [-1], hasFile: true });
  expect(next([photo])).toBeUndefined();
  expect(next([photo], { sent: [-1] })).toBe(2);
});

it('deletes an entry with its photos and their comments, and nothing else', () => {
  const items = [
    anItem({ seq: 1 }),
    anItem({ seq: 2, needs: [-1] }),
    anItem({ seq: 3 }),
    anItem({ seq: 4, needs: [-2] }),
  ];
  expect(withDependents(items, 1)).toEqual([1, 2, 4]);
});

it('sends the record that an earlier item has been moved to', () => {
  // A comment on an issue that was deleted meanwhile, and the issue that is written again for it.
  const record = 'siteIssueId:-7';
  const items = [anItem({ seq: 6, record, needs: [-7] }), anItem({ seq: 7, record })];
  expect(next(items)).toBe(7);
  expect(next([items[0] as ItemHead], { sent: [-7] })).toBe(6);
});

it('ends a pause once the phone’s clock is put back', () => {
  const paused = anItem({ pausedAt: 90, dueAt: 200 });
  expect(next([paused])).toBeUndefined();
  expect(next([{ ...paused, pausedAt: 1_000, dueAt: 1_110 }])).toBe(1);
});

it('finds all that has to be sent before an item', () => {
  const items = [anItem({ seq: 1 }), anItem({ seq: 2, needs: [-1] }), anItem({ seq: 3 })];
  expect(withNeeded(items, 2)).toEqual([2, 1]);
});
