import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveDraft } from './draft.ts';
import { useDraft } from './use-draft.ts';

const noon = new Date('2026-11-15T12:00:00.000Z');
const blank = { name: '' };

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: noon });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Given = { key?: string | undefined; values: { name: string }; restoredAt?: string };

/** A form with one field. */
function open(start: Given) {
  const view = renderHook(
    ({ key, values, restoredAt }: Given) =>
      useDraft({ key, values, isDirty: values.name !== '', restoredAt }),
    { initialProps: start },
  );
  const show = (next: Partial<Given>) => view.rerender({ ...start, ...next });
  return { ...view, show, type: (name: string) => show({ values: { name } }) };
}
const rest = (ms = 1000) => act(() => vi.advanceTimersByTime(ms));
const nameIn = (key = 'mine') => {
  const kept = localStorage.getItem(key);
  return kept && JSON.parse(kept).values.name;
};

it('is kept once the typing rests for a second', () => {
  const { type, result } = open({ key: 'mine', values: blank });
  type('Mill');
  rest(900);
  type('Mill Lane');
  rest(900);
  expect(nameIn()).toBeNull();
  rest(100);
  expect(nameIn()).toBe('Mill Lane');
  expect(result.current.savedAt).toBe('2026-11-15T12:00:01.900Z');
});

it.each([
  ['the form is left', ({ unmount }: ReturnType<typeof open>) => unmount()],
  ['the page is left', () => act(() => void dispatchEvent(new Event('pagehide')))],
])('is kept at once when %s', (_, leave) => {
  const form = open({ key: 'mine', values: blank });
  form.type('Mill');
  leave(form);
  expect(nameIn()).toBe('Mill');
});

it('keeps its time until somebody types on', () => {
  const restoredAt = '2026-11-14T09:00:00.000Z';
  saveDraft('mine', { name: 'Mill' }, new Date(restoredAt));
  const { type, result } = open({ key: 'mine', values: { name: 'Mill' }, restoredAt });
  rest();
  expect(result.current.savedAt).toBe(restoredAt);
  expect(localStorage.getItem('mine')).toContain(restoredAt);
  type('Mill Lane');
  rest();
  expect(result.current.savedAt).toBe('2026-11-15T12:00:02.000Z');
});

it('is none when the form is as it came again, and is one again when that is undone', () => {
  const typed = { name: 'Mill' };
  const { show, result } = open({ key: 'mine', values: blank });
  show({ values: typed });
  rest();
  show({ values: blank });
  rest();
  expect([nameIn(), result.current.savedAt]).toEqual([null, undefined]);
  show({ values: typed });
  rest();
  expect(nameIn()).toBe('Mill');
});

it('leaves the draft of another form alone while nothing is typed', () => {
  saveDraft('mine', { name: 'Theirs' }, noon);
  const { unmount } = open({ key: 'mine', values: blank });
  rest();
  unmount();
  expect(nameIn()).toBe('Theirs');
});

it('goes with what it is for', () => {
  const values = { name: 'Mill' };
  const { show, result } = open({ key: 'first', values: blank });
  show({ key: 'first', values });
  rest();
  show({ key: 'second', values });
  expect([nameIn('first'), result.current.savedAt]).toEqual([null, undefined]);
  rest();
  expect(nameIn('second')).toBe('Mill');
});

it('is over once it has become a record', () => {
  const { type, unmount, result } = open({ key: 'mine', values: blank });
  type('Mill');
  rest();
  act(() => result.current.finish());
  unmount();
  expect(nameIn()).toBeNull();
});

it('tells whether something would be lost', () => {
  const stored = open({ key: undefined, values: blank });
  expect(stored.result.current.saveNow()).toBe(true);
  stored.type('Mill');
  act(() => expect(stored.result.current.saveNow()).toBe(false));

  const { type, result } = open({ key: 'mine', values: blank });
  type('Mill');
  act(() => expect(result.current.saveNow()).toBe(true));
  vi.stubGlobal('localStorage', undefined);
  type('Mill Lane');
  act(() => expect(result.current.saveNow()).toBe(false));
});
