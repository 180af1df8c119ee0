import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderContracts } from './contracts.fixture.tsx';

afterEach(cleanup);

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const bar = () => screen.getByRole('group', { name: 'Selection' });
const press = (name: string) => userEvent.click(within(bar()).getByRole('button', { name }));

it('is there only while something is selected', async () => {
  renderContracts({ bulk: [] });
  expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull();
  await userEvent.click(box('Select Mill Lane'));
  expect(within(bar()).getByText('1 selected')).toBeTruthy();
  await press('Clear');
  expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull();
});

it('runs its actions on the selected rows, also on a Shift range', async () => {
  const user = userEvent.setup();
  const onPress = vi.fn();
  renderContracts({ bulk: [{ id: 'assign', label: 'Assign', onPress }] });
  await user.click(box('Select Quay Street'));
  await user.keyboard('{Shift>}');
  await user.click(box('Select Farrier Row'));
  await user.keyboard('{/Shift}');
  await press('Assign');
  expect(onPress.mock.calls[0]?.[0].map(({ id }: { id: number }) => id)).toEqual([2, 3, 4]);
});

it('offers to select all matching rows, and shows when only some are selected', async () => {
  renderContracts({ bulk: [], view: { status: 'active' } });
  await userEvent.click(box('Select Mill Lane'));
  expect(box('Select all contracts').indeterminate).toBe(true);
  await press('Select all 2 matching');
  expect(box('Select all contracts').checked).toBe(true);
  expect(within(bar()).queryByRole('button', { name: /^Select all/ })).toBeNull();
  await userEvent.click(box('Select all contracts'));
  expect(box('Select Ashby Beck').checked).toBe(false);
});

it('does not count rows that are filtered out', async () => {
  renderContracts({ bulk: [] });
  await userEvent.click(box('Select all contracts'));
  await userEvent.type(screen.getByRole('searchbox'), 'okafor');
  expect(within(bar()).getByText('2 selected')).toBeTruthy();
});
