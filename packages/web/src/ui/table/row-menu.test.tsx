import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { RowAction } from './column.ts';
import { RowMenu } from './row-menu.tsx';

afterEach(cleanup);

type Issue = { id: number; isOpen: boolean };

const close = vi.fn();
const actions: RowAction<Issue>[] = [
  { id: 'close', label: 'Close', key: 'Enter', isShownFor: ({ isOpen }) => isOpen, onPress: close },
  {
    id: 'delete',
    label: 'Delete',
    obstacle: () => ({ message: 'Photos hang on it.' }),
    onPress: vi.fn(),
  },
];

const open = async (issue: Issue) => {
  render(<RowMenu row={issue} name="Loose tile" actions={actions} />);
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Loose tile' }));
};

it('runs the chosen action on its row', async () => {
  const issue = { id: 7, isOpen: true };
  await open(issue);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Close' }));
  expect(close).toHaveBeenCalledWith(issue);
});

it('omits actions that the row does not offer', async () => {
  await open({ id: 7, isOpen: false });
  expect(screen.queryByRole('menuitem', { name: 'Close' })).toBeNull();
});

it('says why an action is not possible', async () => {
  await open({ id: 7, isOpen: true });
  const blocked = screen.getByRole('menuitem', { name: /Photos hang on it\.$/ });
  expect(blocked.getAttribute('aria-disabled')).toBe('true');
});

it('shows a reason that blocks every action once', async () => {
  const issue = { id: 7, isOpen: true };
  const obstacle = () => ({ message: 'It is yours.' });
  const all = actions.map((action) => ({ ...action, obstacle }));
  render(<RowMenu row={issue} name="Loose tile" actions={all} />);
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Loose tile' }));
  expect(screen.getAllByText('It is yours.')).toHaveLength(1);
  for (const item of screen.getAllByRole('menuitem'))
    expect(item.getAttribute('aria-disabled')).toBe('true');
});

it('is not rendered without actions', () => {
  render(
    <RowMenu row={{ id: 7, isOpen: false }} name="Loose tile" actions={actions.slice(0, 1)} />,
  );
  expect(screen.queryByRole('button')).toBeNull();
});
