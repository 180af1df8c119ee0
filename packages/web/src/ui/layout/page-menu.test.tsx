import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { MenuItem } from '../dialogs/menu.tsx';
import { PageMenu } from './page-menu.tsx';

afterEach(cleanup);

it('opens with the actions that do not fit', async () => {
  const refresh = vi.fn();
  render(
    <PageMenu>
      <MenuItem onSelect={refresh}>Refresh</MenuItem>
    </PageMenu>,
  );
  expect(screen.queryByRole('menuitem')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Page menu' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Refresh' }));
  expect(refresh).toHaveBeenCalledOnce();
});
