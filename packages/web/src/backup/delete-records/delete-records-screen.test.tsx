import { wrongName } from '@sitewright/domain/backup/bin-rules';
import { deleteRecordsApi } from '@sitewright/domain/backup/delete-records-api';
import { refusedAt } from '@sitewright/domain/kernel/problem';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../../testing/a-session-user.ts';
import { type Answer, answer } from '../../testing/fake-api.ts';
import { fakeEventSource } from '../../testing/fake-event-source.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { renderApp } from '../../testing/render-with-api.tsx';
import { signedInAnswers } from '../../testing/signed-in-answers.ts';

beforeEach(() => {
  fakeEventSource();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const record = (id: number, name: string) => ({
  id,
  name,
  projectName: 'Quay Street',
  date: '2026-11-15',
});

const sweep = {
  records: 2,
  children: { files: 3 },
  leftOut: [],
  restorableUntil: '2026-12-15T09:00:00.000Z',
};
const batch = 'aaaaaaaa-0000-4000-8000-000000000001';

const open = (address: string, isOrganizationAdmin: 'yes' | 'no', ...answers: Answer[]) =>
  renderApp(
    address,
    aSessionUser({ isOrganizationAdmin }),
    ...answers,
    answer(deleteRecordsApi.listDeletable, () => [record(1, 'Core wall'), record(2, 'Slab')]),
    answer(deleteRecordsApi.previewDeletion, () => sweep),
    ...signedInAnswers,
  );

const chooseAll = async () => {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all records' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete selected…' }));
  await screen.findByText(/^2 diary entries, with 3 files; can be restored until 15\/12\/2026\.$/);
};

it('is closed to a user who does not run the organisation', async () => {
  const { requests } = open('/delete-records?type=diary', 'no');
  await screen.findByText('Your role does not allow deleting records in bulk');
  expect(requests.join()).not.toContain('deletable-records');
});

it('asks for a type first, and lists by the filters in the address', async () => {
  const { history } = open('/delete-records', 'yes');
  await screen.findByRole('heading', { name: 'Which records?' });
  await userEvent.selectOptions(screen.getByLabelText(/Record type/), 'Diary entry');
  await screen.findByRole('row', { name: /Core wall/ });
  expect(history.location.search).toBe('?type=diary');
});

it('keeps the search in sight where nothing is called that', async () => {
  const { requests, client } = open(
    '/delete-records?type=diary',
    'yes',
    answer(deleteRecordsApi.listDeletable, ({ searchParams }) =>
      searchParams.get('q') ? [] : [record(1, 'Core wall')],
    ),
  );
  await screen.findByRole('row', { name: /Core wall/ });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search records' }), 'zzz');
  await expect.poll(() => requests.join().includes('q=zzz') && client.isFetching()).toBe(0);
  await screen.findByText('Nothing matches 1 filter.');
  const box = screen.getByRole('searchbox', { name: 'Search records' });
  expect(document.activeElement).toBe(box);
  await userEvent.clear(box);
  await screen.findByRole('row', { name: /Core wall/ });
});

it('says what would go, takes the typed name, and offers the way back', async () => {
  const sent: unknown[] = [];
  open(
    '/delete-records?type=diary',
    'yes',
    answer(deleteRecordsApi.deleteRecords, (_, body) => {
      sent.push(body);
      if (body.organizationName !== 'Quay Construction')
        throw refusedAt('organizationName', wrongName);
      return { ...sweep, batch };
    }),
    answer(deleteRecordsApi.undoDeletion, ({ pathname }) => {
      sent.push(pathname);
      return { restored: 2, leftOut: [] };
    }),
  );
  await chooseAll();
  const field = screen.getByLabelText('Type Quay Construction to confirm');
  expect(screen.getByRole('button', { name: 'Delete' }).getAttribute('aria-disabled')).toBe('true');
  await fillIn(field, 'Quay Construction');
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByText(/^Deleted: 2 diary entries/);
  expect(screen.getByRole('link', { name: 'Recycle bin' }).getAttribute('href')).toBe(
    '/data-backup?tab=bin',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('2 records restored.');
  expect(sent).toEqual([
    { recordType: 'diary', ids: [1, 2], organizationName: 'Quay Construction' },
    `/api/bulk-deletions/${batch}/restoration`,
  ]);
});

it('has every list read again that may have shown them', async () => {
  const { client } = open(
    '/delete-records?type=material',
    'yes',
    answer(deleteRecordsApi.deleteRecords, () => ({ ...sweep, batch })),
  );
  await screen.findByRole('row', { name: /Core wall/ });
  client.setQueryData(['/api/materials'], []);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all records' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete selected…' }));
  const name = await screen.findByLabelText('Type Quay Construction to confirm');
  await fillIn(name, 'Quay Construction');
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByText(/^Deleted: 2 materials/);
  expect(client.getQueryState(['/api/materials'])?.isInvalidated).toBe(true);
});

it('shows which records must stay, and why', async () => {
  const leftOut = [{ id: 2, message: 'Its day is signed off.' }];
  open(
    '/delete-records?type=diary',
    'yes',
    answer(deleteRecordsApi.previewDeletion, () => ({ ...sweep, records: 1, leftOut })),
  );
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all records' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete selected…' }));
  await screen.findByText('1 cannot be deleted');
  screen.getByText(/Slab: Its day is signed off\./);
});
