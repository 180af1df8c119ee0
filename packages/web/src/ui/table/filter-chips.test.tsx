import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { names, renderContracts } from './contracts.fixture.tsx';

afterEach(cleanup);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => userEvent.click(screen.getByRole('menuitemcheckbox', { name }));

it('chooses several values while its menu stays open', async () => {
  const visited = renderContracts();
  await press('Status any');
  await choose('On hold');
  await choose('Planning');
  expect(visited.at(-1)).toEqual({ view: { status: 'on-hold|planning' }, replace: false });
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Status On hold +1' })).toBeTruthy();
  expect(names()).toEqual(['Quay Street', 'Farrier Row']);
});

it('is cleared by its button, and the focus goes to the search', async () => {
  renderContracts({ view: { manager: 'P Raman' } });
  await press('Clear Manager');
  expect(names()).toHaveLength(4);
  expect(screen.queryByRole('button', { name: /^Manager/ })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

it('is added from the unused filters', async () => {
  renderContracts();
  await press('Add filter');
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  await choose('J Okafor');
  expect(screen.getByRole('button', { name: 'Manager J Okafor' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add filter' })).toBeNull();
  expect(names()).toEqual(['Ashby Beck', 'Farrier Row']);
});
