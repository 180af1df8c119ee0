import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderContracts } from './contracts.fixture.tsx';

afterEach(cleanup);

const heads = () =>
  screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent);
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('hides and shows columns, but never the one that names the row', async () => {
  const visited = renderContracts();
  await press('Columns 3/4');
  expect(box('Name').disabled).toBe(true);
  await userEvent.click(box('Status'));
  await userEvent.click(box('Manager'));
  expect(heads()).toEqual(['Name', 'Value', 'Manager']);
  expect(visited.at(-1)?.view).toEqual({ columns: 'name,value,manager' });
});

it('moves a column, and keeps the focus on its button', async () => {
  renderContracts();
  await press('Columns 3/4');
  await press('Move Name down');
  expect(heads()).toEqual(['Status', 'Name', 'Value']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Name down' }));
});

it('cannot move a column beyond the ends', async () => {
  const visited = renderContracts();
  await press('Columns 3/4');
  await press('Move Name up');
  await press('Move Value down');
  expect(visited).toEqual([]);
});

it('resets to the default columns', async () => {
  const visited = renderContracts({ view: { columns: 'value,name' } });
  await press('Columns 2/4');
  await press('Reset');
  expect(visited.at(-1)?.view.columns).toBeUndefined();
  expect(heads()).toEqual(['Name', 'Status', 'Value']);
});

it('makes the rows compact', async () => {
  const visited = renderContracts();
  await press('Columns 3/4');
  await userEvent.click(box('Compact rows'));
  expect(visited.at(-1)?.view).toEqual({ density: 'compact' });
  await userEvent.click(box('Compact rows'));
  expect(visited.at(-1)?.view.density).toBeUndefined();
});
