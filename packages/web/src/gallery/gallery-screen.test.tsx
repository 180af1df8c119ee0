import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { shownToast } from '../ui/dialogs/toast.fixture.ts';
import { GalleryScreen } from './gallery-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (isOrganizationAdmin: 'yes' | 'no') =>
  renderWithApi(<GalleryScreen />, aSessionUser({ isOrganizationAdmin }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('is for organisation admins, and says whom to ask', async () => {
  show('no');
  await screen.findByText(/^Only company administrators can open this page\./);
  expect(screen.queryByRole('heading', { name: 'Toasts' })).toBeNull();
});

it('shows every component under a heading, and sends no requests', async () => {
  const { requests } = show('yes');
  await screen.findByRole('heading', { level: 1, name: 'Test confirmations' });
  const headings = screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);
  expect(headings).toEqual(
    expect.arrayContaining(['Confirm dialogs', 'Toasts', 'States', 'Key figures', 'Fields']),
  );
  expect(requests.filter((request) => !request.endsWith('/api/user'))).toEqual([]);
});

it('opens a confirmation and shows its result', async () => {
  show('yes');
  await screen.findByRole('heading', { name: 'Toasts' });
  await press('Warning');
  const dialog = screen.getByRole('alertdialog', { name: 'Put Farrier Row unit 4 on hold?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Put on hold' }));
  expect(await shownToast()).toContain('Warning: confirmed');
});

it('requires the typed word before it deletes', async () => {
  show('yes');
  await screen.findByRole('heading', { name: 'Toasts' });
  await press('Destructive, with a word to type');
  await press('Delete records');
  await userEvent.click(screen.getByLabelText('Type DELETE to go on'));
  await userEvent.paste('DELETE');
  await press('Delete records');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
