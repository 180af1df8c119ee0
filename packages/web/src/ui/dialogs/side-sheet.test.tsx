import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SideSheet } from './side-sheet.tsx';

beforeEach(() => {
  render(<Page />);
});
afterEach(cleanup);

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Filter
      </button>
      <SideSheet
        title="Filters"
        side="bottom"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        footer={<button type="button">Show 7 contracts</button>}
      >
        <input aria-label="Name" />
      </SideSheet>
    </>
  );
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  return screen.getByRole('dialog', { name: 'Filters' });
};

it('shows its content and its sticky footer', async () => {
  const sheet = within(await open());
  sheet.getByLabelText('Name');
  sheet.getByRole('button', { name: 'Show 7 contracts' });
});

it('gives the focus to its first field, and keeps it inside', async () => {
  const sheet = await open();
  expect(document.activeElement).toBe(within(sheet).getByLabelText('Name'));
  for (let n = 0; n < 5; n++) {
    expect(sheet.contains(document.activeElement)).toBe(true);
    await userEvent.tab();
  }
});

const backdrop = () => document.querySelector('.bg-scrim') as HTMLElement;

it.each([
  ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a press beside it', () => userEvent.setup({ pointerEventsCheck: 0 }).click(backdrop())],
])('closes at %s, and leads back to who opened it', async (_, close) => {
  await open();
  await close();
  expect(screen.queryByRole('dialog')).toBeNull();
  const opener = screen.getByRole('button', { name: 'Filter' });
  await waitFor(() => expect(document.activeElement).toBe(opener));
});
