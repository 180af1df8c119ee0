import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { manyContracts, renderContracts } from './contracts.fixture.tsx';

afterEach(cleanup);

const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^(Select )?${name}`) });
const focused = () => document.activeElement?.textContent;

/** Tabs into the first row, from the last control above the table. */
const enter = async () => {
  screen.getByRole('button', { name: 'Value' }).focus();
  await userEvent.tab();
};

it('is one tab stop, after which Tab visits the controls of the row', async () => {
  renderContracts();
  await enter();
  expect(document.activeElement).toBe(row('Mill Lane'));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Mill Lane' }));
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

it('is reached from the search box by the arrow down', async () => {
  renderContracts();
  await userEvent.click(screen.getByRole('searchbox'));
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(row('Mill Lane'));
});

it.each([
  ['{ArrowDown}', 'Quay Street'],
  ['j', 'Quay Street'],
  ['jjk', 'Quay Street'],
  ['{ArrowDown}{ArrowDown}{ArrowUp}', 'Quay Street'],
  ['{ArrowUp}', 'Mill Lane'],
  ['{End}', 'Farrier Row'],
  ['{End}{ArrowDown}', 'Farrier Row'],
  ['{End}{Home}', 'Mill Lane'],
])('goes by %s to %s', async (keys, name) => {
  renderContracts();
  await enter();
  await userEvent.keyboard(keys);
  expect(document.activeElement).toBe(row(name));
});

it('moves to the end of many rows, although most are not rendered', async () => {
  renderContracts({ rows: manyContracts(1000) });
  await enter();
  await userEvent.keyboard('{End}');
  expect(focused()).toContain('Contract 1000');
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toContain('Contract 999');
});

const actions = () => [
  { id: 'open', label: 'Open', key: 'Enter' as const, onPress: vi.fn() },
  { id: 'edit', label: 'Edit', key: 'e' as const, onPress: vi.fn() },
  { id: 'delete', label: 'Delete', key: 'Delete' as const, onPress: vi.fn() },
];

it.each([
  ['{Enter}', 0],
  ['e', 1],
  ['{Delete}', 2],
])('does by %s the action of the key', async (key, which) => {
  const rowActions = actions();
  renderContracts({ actions: rowActions });
  await enter();
  await userEvent.keyboard(`{ArrowDown}${key}`);
  const pressed = rowActions.map(({ onPress }) => onPress.mock.calls.map(([{ id }]) => id));
  expect(pressed).toEqual([0, 1, 2].map((i) => (i === which ? [2] : [])));
});

it('ignores the shortcut of an action that is not possible', async () => {
  const onPress = vi.fn();
  const remove = { id: 'x', label: 'Delete', key: 'Delete' as const, onPress };
  renderContracts({ actions: [{ ...remove, obstacle: () => ({ message: 'It has entries.' }) }] });
  await enter();
  await userEvent.keyboard('{Delete}');
  expect(onPress).not.toHaveBeenCalled();
});

it('opens by a press anywhere except on a control', async () => {
  const [open] = actions();
  renderContracts({ actions: open ? [open] : [] });
  await userEvent.click(screen.getByRole('cell', { name: 'planning' }));
  expect(open?.onPress).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Farrier Row' }));
  await userEvent.keyboard('{Escape}');
  expect(open?.onPress).toHaveBeenCalledOnce();
});

const selected = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { name: /^Select / })
    .filter(({ checked }) => checked)
    .map((box) => box.getAttribute('aria-label'));

it('is selected by Space, and extended with Shift and the arrow keys', async () => {
  renderContracts({ bulk: [] });
  await enter();
  await userEvent.keyboard(' ');
  expect(selected()).toEqual(['Select Mill Lane']);
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}');
  expect(selected()).toEqual(['Select Mill Lane', 'Select Quay Street']);
});
