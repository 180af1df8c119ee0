import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Screen } from '../layout/screen.tsx';
import { ErrorSummary } from './error-summary.tsx';

beforeEach(() => {
  document.head.innerHTML = '<title>As the page came</title>';
});
afterEach(() => {
  cleanup();
  document.head.innerHTML = '';
});

const faults = { name: 'Name is required', value: 'Contract value cannot be negative' };
const none = {};

const page = (shown: Record<string, string>, attempts: number, focus = () => {}) => (
  <Screen title="Create a contract">
    <ErrorSummary form={{ shown, attempts, focus }} />
    <input aria-label="Name" />
  </Screen>
);
const summary = () => screen.getByRole('alert');

it('lists the sentences of the fields, in their order, and leads to each', async () => {
  const onPick = vi.fn();
  render(page(faults, 1, onPick));
  const links = screen.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(Object.values(faults));
  await userEvent.click(screen.getByRole('link', { name: 'Contract value cannot be negative' }));
  expect(onPick).toHaveBeenCalledExactlyOnceWith('value');
  expect(location.hash).toBe('');
});

it('takes the focus after every failed attempt, and not while the user types', async () => {
  const { rerender } = render(page(none, 0));
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(page(faults, 1));
  await waitFor(() => expect(document.activeElement).toBe(summary()));

  screen.getByLabelText('Name').focus();
  rerender(page(none, 1));
  rerender(page({ name: faults.name }, 1));
  await Promise.resolve();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));

  rerender(page(faults, 2));
  await waitFor(() => expect(document.activeElement).toBe(summary()));
});

it('changes the window title while it is shown', () => {
  const { rerender } = render(page(none, 0));
  expect(document.title).toBe('Create a contract · Sitewright');
  rerender(page(faults, 1));
  expect(document.title).toBe('Error: Create a contract · Sitewright');
  rerender(page({ name: faults.name }, 2));
  expect(document.title).toBe('Error: Create a contract · Sitewright');
  rerender(page(none, 2));
  expect(document.title).toBe('Create a contract · Sitewright');
});
