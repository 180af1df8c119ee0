import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { DeleteForGood } from './delete-for-good.tsx';

afterEach(cleanup);

const onDelete = vi.fn((onDone: () => void) => onDone());
const question = () => screen.queryByRole('alertdialog');

async function press() {
  onDelete.mockClear();
  render(
    <DeleteForGood
      what="comment"
      author="Tom Day"
      along="its photos"
      isPending={false}
      onDelete={onDelete}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Delete comment by Tom Day' }));
}

it('says what is lost before it deletes, and closes once that is done', async () => {
  await press();
  expect(question()?.textContent).toContain('This also deletes its photos and cannot be undone.');
  expect(onDelete).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onDelete).toHaveBeenCalledOnce();
  expect(question()).toBeNull();
});

it('deletes nothing without confirmation', async () => {
  await press();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(question()).toBeNull();
  expect(onDelete).not.toHaveBeenCalled();
});
