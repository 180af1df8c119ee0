import type { DataBackup } from '@sitewright/domain/backup/data-backup';
import { dataBackupApi } from '@sitewright/domain/backup/data-backup-api';
import { Refused } from '@sitewright/domain/kernel/problem';
import { sessionApi } from '@sitewright/domain/session/api';
import { confirmationDue } from '@sitewright/domain/session/confirmation';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../../testing/a-session-user.ts';
import { type Answer, answer } from '../../testing/fake-api.ts';
import { FakeEventSource, fakeEventSource } from '../../testing/fake-event-source.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { renderApp } from '../../testing/render-with-api.tsx';
import { signedInAnswers } from '../../testing/signed-in-answers.ts';
import { aBackup } from './backup.fixture.ts';

beforeEach(() => {
  fakeEventSource();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const schedule = { frequency: 'daily', keep: 7, includesFiles: true } as const;

const open = (backups: DataBackup[], answers: Answer[] = [], tab = '') =>
  renderApp(
    `/data-backup${tab}`,
    aSessionUser({ role: 'Managing Director', isOrganizationAdmin: 'yes' }),
    ...answers,
    answer(dataBackupApi.listBackups, () => backups),
    answer(dataBackupApi.readSchedule, () => schedule),
    ...signedInAnswers,
  );

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string) => {
  await press(/^Actions for/);
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};
const dialog = () => screen.findByRole('alertdialog');
const go = async (name: string) =>
  userEvent.click(within(await dialog()).getByRole('button', { name }));

it('shows how old the last good backup is, its contents and its status', async () => {
  const completedAt = new Date(Date.now() - 9 * 86_400_000).toISOString();
  open([aBackup({ completedAt })]);
  await screen.findByText('9 days ago');
  screen.getByText('Older than a week');
  const { textContent } = await screen.findByRole('row', { name: /Ann Ray/ });
  for (const text of ['Everything', '1,204 records', '31 files', '3.4 MB', 'Completed', 'Verified'])
    expect(textContent).toContain(text);
  screen.getByText('Every day, keep 7');
});

it('shows a running backup, and stops it', async () => {
  const sent: unknown[] = [];
  const progress = { part: 'site_issues', done: 40, all: 200 };
  open(
    [aBackup({ status: 'in_progress', progress, completedAt: null, fileSize: 1_000_000 })],
    [
      answer(dataBackupApi.cancelBackup, ({ pathname }) => {
        sent.push(pathname);
        return aBackup({ status: 'failed', problem: 'Cancelled.' });
      }),
    ],
  );
  await screen.findByText('Site issues · 40 of 200');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('20');
  screen.getByText('A backup is already running. Wait for it to finish, or cancel it.');
  await press(/^Cancel/);
  await expect.poll(() => sent).toEqual(['/api/backups/1/cancellation']);
});

it('follows a running backup by the live stream', async () => {
  const all = [aBackup({ status: 'in_progress', completedAt: null })];
  open(all);
  await screen.findByRole('button', { name: /^Cancel/ });
  all[0] = aBackup();
  FakeEventSource.all.at(-1)?.emit({ entity: 'dataBackup', id: 1, action: 'PUT' });
  await screen.findByText('Completed');
});

it('calls a backup that a user cancelled cancelled, not failed', async () => {
  open([aBackup({ status: 'failed', problem: 'Cancelled.', completedAt: null })]);
  await screen.findByText('Cancelled');
  expect(screen.queryByText('Failed')).toBeNull();
});

it('makes one of chosen parts', async () => {
  const sent: unknown[] = [];
  open(
    [],
    [
      answer(dataBackupApi.makeBackup, (_, body) => {
        sent.push(body);
        return aBackup({ status: 'in_progress' });
      }),
    ],
  );
  await screen.findByText('No backups yet');
  await press('Back up now');
  await userEvent.selectOptions(await screen.findByLabelText('What'), 'module');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Carbon' }));
  await go('Back up');
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ backupType: 'module', includesFiles: true });
  expect((sent[0] as { tables: string[] }).tables).toContain('carbon_entries');
});

it('restores in three steps: how, what would happen, and the name of the company', async () => {
  const sent: unknown[] = [];
  let isConfirmed = false;
  const tables = [
    { table: 'site_issues', fresh: 3, same: 7, changed: 2, conflicting: 1 },
    { table: 'suppliers', fresh: 0, same: 5, changed: 0, conflicting: 0 },
    { table: 'materials', fresh: 0, same: 0, changed: 0, conflicting: 0 },
  ];
  const fields = [{ field: 'location', now: 'Gate 9', kept: 'Gate 2' }];
  open(
    [aBackup()],
    [
      answer(dataBackupApi.compareBackup, (_, body) => {
        sent.push(body);
        return { tables, files: 4, differences: [{ table: 'site_issues', id: 5, fields }] };
      }),
      answer(dataBackupApi.restoreBackup, (_, body) => {
        if (!isConfirmed) throw new Refused(confirmationDue);
        sent.push(body);
        return aBackup();
      }),
      answer(sessionApi.confirm, () => {
        isConfirmed = true;
        return { confirmedUntil: '2026-11-15T10:00:00.000Z' };
      }),
    ],
  );
  await choose('Restore');
  await userEvent.selectOptions(await screen.findByLabelText('How'), 'overwrite');
  await go('Run dry run');
  const row = await screen.findByRole('row', { name: /Site issues/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['7', '3', '2', '1', '13']);
  const total = screen.getByRole('row', { name: /^Total/ });
  expect(total.textContent).toBe('Total1232118');
  expect(screen.queryByRole('row', { name: /^Suppliers/ })).toBeNull();
  screen.getByText('1 other record type is identical.');
  screen.getByText(/Gate 9 → Gate 2/);
  await go('Continue');
  const name = await screen.findByLabelText('Type Quay Construction to confirm');
  await fillIn(name, 'Quay');
  const restore = within(await dialog()).getByRole('button', { name: 'Restore' });
  expect(restore.getAttribute('aria-disabled')).toBe('true');
  await fillIn(name, ' Construction');
  await go('Restore');
  await fillIn(await screen.findByLabelText('Your password'), 'Secret123');
  await go('Restore');
  await screen.findByText(/Restore started/);
  expect(sent).toEqual([
    { mode: 'overwrite' },
    { mode: 'overwrite', organizationName: 'Quay Construction' },
  ]);
});

it('saves when backups are made', async () => {
  const sent: unknown[] = [];
  open(
    [],
    [
      answer(dataBackupApi.setSchedule, (_, body) => {
        sent.push(body);
        return body;
      }),
    ],
    '?tab=schedule',
  );
  await userEvent.selectOptions(await screen.findByLabelText('How often'), 'weekly');
  const keep = screen.getByLabelText('Backups to keep');
  await userEvent.clear(keep);
  await userEvent.type(keep, '0');
  await press('Save');
  await screen.findByText('Please keep at least one');
  await userEvent.clear(keep);
  await userEvent.type(keep, '4');
  await press('Save');
  await screen.findByText('Schedule saved');
  expect(sent).toEqual([{ frequency: 'weekly', keep: 4, includesFiles: true }]);
});

it('is closed to who may make none', async () => {
  const { requests } = renderApp(
    '/data-backup?tab=backups',
    aSessionUser({ role: 'Buyer' }),
    ...signedInAnswers,
  );
  await screen.findByText('Your role does not allow backups');
  expect(requests.filter((request) => request.includes('/api/backups'))).toEqual([]);
});
