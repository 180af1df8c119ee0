import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tooltip, Tooltips } from './tooltip.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pointAt = (name: string) => fireEvent.pointerMove(screen.getByRole('button', { name }));
const leave = () => fireEvent.keyDown(document, { key: 'Escape' });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const shown = () => screen.queryByRole('tooltip')?.textContent;

const tip = (text: string) => (
  <Tooltip text={text}>
    <button type="button">{text}</button>
  </Tooltip>
);

it('shows after 700 ms of pointing', async () => {
  render(tip('Suppliers'));
  pointAt('Suppliers');
  await wait(699);
  expect(shown()).toBeUndefined();
  await wait(1);
  expect(shown()).toBe('Suppliers');
});

it('shows the next one at once within 300 ms', async () => {
  render(
    <Tooltips>
      {tip('Suppliers')}
      {tip('Materials')}
    </Tooltips>,
  );
  pointAt('Suppliers');
  await wait(700);
  leave();
  await wait(299);
  pointAt('Materials');
  await wait(0);
  expect(shown()).toBe('Materials');
});

it('waits again after 300 ms', async () => {
  render(
    <Tooltips>
      {tip('Suppliers')}
      {tip('Materials')}
    </Tooltips>,
  );
  pointAt('Suppliers');
  await wait(700);
  leave();
  await wait(301);
  pointAt('Materials');
  await wait(0);
  expect(shown()).toBeUndefined();
});

it('shows at once to keyboard users', async () => {
  render(tip('Suppliers'));
  act(() => screen.getByRole('button').focus());
  await wait(0);
  expect(shown()).toBe('Suppliers');
});
