import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import {
  columns,
  contracts,
  filters,
  manyContracts,
  names,
  renderContracts,
} from './contracts.fixture.tsx';
import { DataTable } from './data-table.tsx';
import { tableSearch } from './table-view.ts';

afterEach(cleanup);

const search = () => screen.getByRole('searchbox', { name: 'Search contracts' });

/** In one event, without a pause. */
const type = async (text: string) => {
  await userEvent.click(search());
  await userEvent.paste(text);
};

it('lists its rows in a table that is named, each row headed by its name', () => {
  renderContracts();
  expect(screen.getByRole('table', { name: 'Contracts' })).toBeTruthy();
  expect(names()).toEqual(['Mill Lane', 'Quay Street', 'Ashby Beck', 'Farrier Row']);
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Name', 'Status', 'Value']);
});

it('searches while the user types, and updates the totals', async () => {
  renderContracts();
  expect(screen.getByRole('row', { name: /^Total of 4/ }).textContent).toContain('£340');
  await type('okafor');
  expect(names()).toEqual(['Ashby Beck', 'Farrier Row']);
  expect(screen.getByRole('row', { name: /^Total of 2/ }).textContent).toContain('£40');
  expect(screen.getByText('2 contracts match')).toBeTruthy();
});

it('replaces the search in the URL', async () => {
  const visited = renderContracts({ view: { sort: 'name' } });
  await type('mill');
  await expect.poll(() => visited).toEqual([{ view: { sort: 'name', q: 'mill' }, replace: true }]);
});

it('sorts by a press on a column header, then in reverse', async () => {
  const visited = renderContracts();
  const head = () => screen.getByRole('columnheader', { name: 'Name' });
  await userEvent.click(within(head()).getByRole('button'));
  expect(head().getAttribute('aria-sort')).toBe('ascending');
  expect(names()).toEqual(['Ashby Beck', 'Farrier Row', 'Mill Lane', 'Quay Street']);
  await userEvent.click(within(head()).getByRole('button'));
  expect(head().getAttribute('aria-sort')).toBe('descending');
  expect(visited.map(({ view }) => view.sort)).toEqual(['name', '-name']);
});

it('sorts by a second column with Shift, and numbers it', async () => {
  const user = userEvent.setup();
  renderContracts({ defaultSort: 'value' });
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('button', { name: 'Name' }));
  await user.keyboard('{/Shift}');
  await user.click(screen.getByRole('button', { name: 'Name sorted as number 2' }));
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe(
    'ascending',
  );
  expect(screen.getByRole('columnheader', { name: 'Value' }).getAttribute('aria-sort')).toBeNull();
});

it('says which filters exclude everything when nothing matches, and clears them', async () => {
  renderContracts({ view: { q: 'mill', status: 'planning' } });
  expect(screen.getByText('Nothing matches 2 filters.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  const chips = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(chips).toEqual(['Search mill', 'Status Planning']);
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(names()).toHaveLength(4);
  expect(document.activeElement).toBe(search());
});

it('drops a search that was cleared before it reached the URL', async () => {
  const visited = renderContracts();
  await type('nowhere');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(visited.at(-1)?.view.q).toBeUndefined();
  expect(names()).toHaveLength(4);
});

it('shows the empty state of the screen when there are no rows', () => {
  renderContracts({ rows: [] });
  expect(screen.getByText('No contracts yet.')).toBeTruthy();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('shows grey rows while it is loading, and says so', () => {
  renderContracts({ rows: undefined });
  expect(screen.getByText('Loading contracts').tagName).toBe('OUTPUT');
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByText(/^Total/)).toBeNull();
});

it('has all rows in the page as long as they are few', () => {
  renderContracts({ rows: manyContracts(200) });
  expect(names()).toHaveLength(200);
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBeNull();
});

it('has only some of many rows in the page, and says which of how many', () => {
  renderContracts({ rows: manyContracts(5000) });
  expect(names().length).toBeGreaterThan(10);
  expect(names().length).toBeLessThanOrEqual(60);
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('5001');
  const first = screen.getByRole('row', { name: /^Contract 1 / });
  expect(first.getAttribute('aria-rowindex')).toBe('2');
});

it('renders all rows when printing', async () => {
  renderContracts({ rows: manyContracts(300) });
  window.dispatchEvent(new Event('beforeprint'));
  expect(names()).toHaveLength(300);
  window.dispatchEvent(new Event('afterprint'));
  await expect.poll(() => names().length).toBeLessThanOrEqual(60);
});

const root = createRootRoute();
const route = createRoute({
  getParentRoute: () => root,
  path: '/contracts',
  validateSearch: tableSearch('status', 'manager'),
  component: ContractsScreen,
});

function ContractsScreen() {
  const view = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <DataTable
      label="Contracts"
      rows={contracts}
      empty={null}
      onView={(next, how) => navigate({ search: next, ...how })}
      columns={columns}
      filters={filters}
      view={view}
    />
  );
}

it('stores its view in the search parameters', async () => {
  const history = createMemoryHistory({ initialEntries: ['/contracts?status=active&sort=name'] });
  const router = createRouter({ routeTree: root.addChildren([route]), history });
  render(<RouterProvider router={router} />);

  await expect.poll(names).toEqual(['Ashby Beck', 'Mill Lane']);
  await type('mill');
  await expect.poll(() => history.location.search).toBe('?status=active&sort=name&q=mill');
  expect(history.length).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Clear Status' }));
  await expect.poll(() => history.location.search).toBe('?sort=name&q=mill');
  history.back();
  await expect.poll(() => screen.queryByRole('button', { name: 'Status Active' })).toBeTruthy();
});
