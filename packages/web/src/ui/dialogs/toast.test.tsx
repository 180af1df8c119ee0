import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shownToast } from './toast.fixture.ts';
import { Toasts, useToast } from './toast.tsx';
import { loadRegion } from './toast-region.fixture.tsx';
import { useToastStore } from './toast-store.ts';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const onUndo = vi.fn();

function Example() {
  const toast = useToast();
  return (
    <>
      <button type="button" onClick={() => toast({ title: 'Saved', text: 'It is safe.' })}>
        Save
      </button>
      <button
        type="button"
        onClick={() => toast({ title: 'Lost', text: 'Sorry.', tone: 'danger' })}
      >
        Lose
      </button>
      <button
        type="button"
        onClick={() =>
          toast({ title: 'Deleted', text: 'Mesh A393', action: { label: 'Undo', onPress: onUndo } })
        }
      >
        Delete
      </button>
    </>
  );
}

const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
const show = () =>
  render(
    <Toasts loadRegion={loadRegion}>
      <Example />
    </Toasts>,
  );
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('is followed by a toast that goes away, also after its action was pressed by hand', async () => {
  show();
  await press('Delete');
  onUndo.mockImplementation(() => screen.getByRole('button', { name: 'Save' }).click());
  await press('Undo');
  expect(await shownToast()).toEqual(['Saved', 'It is safe.']);
  await user.unhover(screen.getByRole('listitem'));
  await pass(6_000);
  expect(screen.queryByText('It is safe.')).toBeNull();
  onUndo.mockReset();
});

it('shows the logo, the title, the text and a cross', async () => {
  show();
  await press('Save');
  expect(await shownToast()).toEqual(['Saved', 'It is safe.']);
  expect(screen.getByRole('listitem').textContent).toContain('SW');
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
});

it('shows one at a time, the newest', async () => {
  show();
  await press('Save');
  await press('Lose');
  expect(await shownToast()).toEqual(['Lost', 'Sorry.']);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

it('disappears after 5 seconds', async () => {
  show();
  await press('Save');
  await shownToast();
  await pass(4000);
  expect(screen.getByRole('listitem')).toBeTruthy();
  await pass(1500);
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('is forgotten 1,000,000 ms after it was dismissed, or another took its place', async () => {
  const { result } = renderHook(useToastStore);
  const kept = () => result.current.toasts.map(({ text, isOpen }) => [text, isOpen]);
  act(() => result.current.show({ text: 'First' }));
  act(() => result.current.show({ text: 'Second' }));
  await pass(500_000);
  act(() => result.current.dismiss(result.current.toasts[0]?.id ?? 0));
  expect(kept()).toEqual([
    ['Second', false],
    ['First', false],
  ]);
  await pass(499_000);
  expect(kept()).toHaveLength(2);
  await pass(1000);
  expect(kept()).toEqual([['Second', false]]);
  await pass(499_000);
  expect(kept()).toHaveLength(1);
  await pass(1000);
  expect(kept()).toEqual([]);
});

it('disappears when a failed action is retried; a success message stays', () => {
  const { result } = renderHook(useToastStore);
  const open = () => result.current.toasts.filter(({ isOpen }) => isOpen).map(({ text }) => text);
  act(() => result.current.show({ text: 'Bad', tone: 'danger' }));
  act(() => result.current.dismissFailure());
  expect(open()).toEqual([]);
  act(() => result.current.show({ text: 'Good' }));
  act(() => result.current.dismissFailure());
  expect(open()).toEqual(['Good']);
});

it('is dismissed by its close button', async () => {
  show();
  await press('Save');
  await press('Close');
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('moves the focus to the toasts with F8', async () => {
  show();
  await press('Save');
  await shownToast();
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(screen.getByRole('region').contains(document.activeElement)).toBe(true);
  expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toBeTruthy();
});

it('offers an action, and disappears after it', async () => {
  show();
  await press('Delete');
  await press('Undo');
  expect(onUndo).toHaveBeenCalledOnce();
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('is not rendered until a key or a pointer is pressed', async () => {
  show();
  await pass(1000);
  expect(screen.queryByRole('region')).toBeNull();
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(await screen.findByRole('region', { name: 'Notifications (F8)' })).toBeTruthy();
});

function Early() {
  const toast = useToast();
  useEffect(() => toast({ text: 'Good morning' }), [toast]);
  return null;
}

it('also shows a toast that comes before any press', async () => {
  render(
    <Toasts loadRegion={loadRegion}>
      <Early />
    </Toasts>,
  );
  expect(await shownToast()).toEqual(['Good morning']);
});
