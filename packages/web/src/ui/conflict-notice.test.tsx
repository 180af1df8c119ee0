import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ConflictNotice, type Difference } from './conflict-notice.tsx';

afterEach(cleanup);

function show({ isPending = false, differences = [] as Difference[] } = {}) {
  const actions = { onLoad: vi.fn(), onOverwrite: vi.fn() };
  render(
    <ConflictNotice
      noun="contract"
      at="2026-11-15T14:02:00.000Z"
      isPending={isPending}
      differences={differences}
      {...actions}
    />,
  );
  return actions;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('says what happened and when, and has the focus after saving', () => {
  show();
  const expectedText =
    'This contract was changed at 14:02, by someone else or in another window. Your changes are still here.';
  screen.getByText(expectedText);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(screen.queryByText('Theirs')).toBeNull();
});

it('shows both versions of what differs', () => {
  show({ differences: [{ label: 'Division', theirs: '', yours: 'North' }] });
  const versions = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(screen.getByRole('term').textContent).toBe('Division');
  expect(versions).toEqual(['TheirsNothing', 'YoursNorth']);
});

it('lets the user decide', async () => {
  const { onLoad, onOverwrite } = show();
  await press('Load their version');
  expect([onLoad.mock.calls.length, onOverwrite.mock.calls.length]).toEqual([1, 0]);
  await press('Save mine anyway');
  expect([onLoad.mock.calls.length, onOverwrite.mock.calls.length]).toEqual([1, 1]);
});

it('ignores a second decision while the first is pending', async () => {
  const { onLoad } = show({ isPending: true });
  await press('Load their version');
  expect(onLoad).not.toHaveBeenCalled();
});
