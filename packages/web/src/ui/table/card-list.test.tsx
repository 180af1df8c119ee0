import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { type Contract, manyContracts, names, renderContracts } from './contracts.fixture.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const card = ({ name }: Contract, menu: React.ReactNode) => (
  <>
    <h3>{name}</h3>
    {menu}
  </>
);
const cards = () =>
  within(screen.getByRole('list', { name: 'Contracts' })).getAllByRole('listitem');

const onPhone = () =>
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

it('can be switched on and off on a desktop', async () => {
  const visited = renderContracts({ card });
  await userEvent.click(screen.getByRole('button', { name: 'Cards' }));
  expect(cards().map(({ textContent }) => textContent)).toContain('Mill Lane');
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Columns/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Table' }));
  expect(names()).toHaveLength(4);
  expect(visited.map(({ view }) => view.view)).toEqual(['cards', 'table']);
});

it('replaces the table on a phone', () => {
  onPhone();
  renderContracts({ card });
  expect(cards()).toHaveLength(4);
  expect(screen.queryByRole('button', { name: 'Table' })).toBeNull();
});

it('gives each card the menu of its row', async () => {
  const onPress = vi.fn();
  renderContracts({
    card,
    view: { view: 'cards' },
    actions: [{ id: 'a', label: 'Open', onPress }],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Ashby Beck' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Open' }));
  expect(onPress.mock.calls[0]?.[0].id).toBe(3);
});

it('lets several cards be selected for bulk actions', async () => {
  onPhone();
  const onPress = vi.fn();
  renderContracts({ card, bulk: [{ id: 'd', label: 'Delete selected…', onPress }] });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ashby Beck' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Mill Lane' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete selected…' }));
  expect(onPress.mock.calls[0]?.[0].map(({ name }: Contract) => name).sort()).toEqual([
    'Ashby Beck',
    'Mill Lane',
  ]);
});

it('has no check boxes without bulk actions', () => {
  onPhone();
  renderContracts({ card, bulk: [] });
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('has only some of many cards in the page, and says which of how many', () => {
  renderContracts({ card, view: { view: 'cards' }, rows: manyContracts(1000) });
  expect(cards().length).toBeGreaterThan(3);
  expect(cards().length).toBeLessThanOrEqual(60);
  expect(cards()[0]?.getAttribute('aria-setsize')).toBe('1000');
  expect(cards()[0]?.getAttribute('aria-posinset')).toBe('1');
});

it('has its order and filters in a sheet on a phone', async () => {
  onPhone();
  const visited = renderContracts({ card, view: { status: 'active' } });
  await userEvent.click(screen.getByRole('button', { name: 'Filter (1)' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Sort and filter' }));
  await userEvent.click(sheet.getByRole('checkbox', { name: 'Planning' }));
  await userEvent.selectOptions(sheet.getByLabelText('Sort by'), 'Name, descending');
  expect(visited.at(-1)?.view).toEqual({ status: 'active|planning', sort: '-name' });
  await userEvent.click(sheet.getByRole('button', { name: 'Show 3 contracts' }));
  expect(cards().map(({ textContent }) => textContent)).toEqual([
    'Mill Lane',
    'Farrier Row',
    'Ashby Beck',
  ]);
});
