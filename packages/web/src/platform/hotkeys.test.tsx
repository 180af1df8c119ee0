import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keysSetting, listenToKeys, submitForm } from './hotkeys.ts';

const done: string[] = [];
const action = (name: string) => () => void done.push(name);
let stop = () => {};

beforeEach(() => {
  done.length = 0;
  stop = listenToKeys({
    'mod+k': action('palette'),
    '?': action('list'),
    '[': action('sidebar'),
    c: action('close'),
    'g c': action('contracts'),
    'mod+enter': submitForm,
  });
});
afterEach(() => {
  stop();
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

const press = (keys: string) => userEvent.keyboard(keys);

it('knows single keys, keys with Ctrl or Cmd, and one key after the other', async () => {
  await press('?[[{Control>}k{/Control}{Meta>}K{/Meta}gcc');
  expect(done).toEqual(['list', 'sidebar', 'palette', 'palette', 'contracts', 'close']);
});

it('leaves alone what it does not know', async () => {
  const seen = vi.fn();
  document.addEventListener('keydown', seen);
  await press('x{Control>}c{/Control}');
  document.removeEventListener('keydown', seen);
  expect(done).toEqual([]);
  expect(seen.mock.calls.map(([event]) => event.defaultPrevented)).not.toContain(true);
});

it('forgets the first key of two after a second', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await press('g');
  await vi.advanceTimersByTimeAsync(1100);
  await press('c');
  expect(done).toEqual(['close']);
});

it('hears no single keys while somebody types, but those with Ctrl', async () => {
  render(<input aria-label="Name" />);
  await userEvent.click(screen.getByLabelText('Name'));
  await press('?gc{Control>}k{/Control}');
  expect(done).toEqual(['palette']);
});

it('hears no single keys while a dialog is open', async () => {
  render(<div role="dialog" aria-label="Talk" />);
  await press('?');
  expect(done).toEqual([]);
});

it('hears no single keys where somebody has switched them off', async () => {
  localStorage.setItem(keysSetting, 'off');
  await press('?{Control>}k{/Control}');
  expect(done).toEqual(['palette']);
});

it('hears nothing any more once stopped', async () => {
  stop();
  await press('?');
  expect(done).toEqual([]);
});

it('sends the form that has the focus', async () => {
  const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <input aria-label="Name" />
    </form>,
  );
  await userEvent.click(screen.getByLabelText('Name'));
  await press('{Control>}{Enter}{/Control}');
  expect(send).toHaveBeenCalled();
});
