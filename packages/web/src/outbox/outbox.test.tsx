import { diaryApi } from '@sitewright/domain/diary/api';
import { aDiaryEntry } from '@sitewright/domain/diary/diary-entry.fixture';
import { aProject } from '@sitewright/domain/projects/project.fixture';
import { sessionApi } from '@sitewright/domain/session/api';
import type { CompanyPack } from '@sitewright/domain/site-pack/company-pack';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Overlays } from '../app/overlays.tsx';
import { SignOutDialog } from '../app/sign-out-dialog.tsx';
import { readKey } from '../platform/offline/database.ts';
import { noteContact, storePack } from '../platform/offline/packs.ts';
import { loadOutbox } from '../platform/outbox/outbox.ts';
import { outboxSnapshot } from '../platform/outbox/snapshot.ts';
import { readOthersItems } from '../platform/outbox/store.ts';
import { forget } from '../platform/site-packs/forget.ts';
import { type Answer, answer } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import {
  ann,
  failToWrite,
  keepEntry,
  keepPhoto,
  preparePhoneOfAnn,
  signInOnPhone,
} from './outbox.fixture.ts';
import { OutboxChip } from './outbox-chip.tsx';
import { OutboxSheet } from './outbox-sheet.tsx';
import { WaitingMark } from './waiting-mark.tsx';

preparePhoneOfAnn();
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const renderChip = (...answers: Answer[]) =>
  renderWithApi(
    <Overlays>
      <OutboxChip />
    </Overlays>,
    ann,
    ...answers,
  );

const renderSheet = (user = ann) => renderWithApi(<OutboxSheet onClose={() => {}} />, user);

const takesEntries = answer(diaryApi.create, () => Response.json(aDiaryEntry(), { status: 201 }));

it('says in the header what waits, and when all of it was sent', async () => {
  await keepEntry('Slab poured');
  renderChip(takesEntries);
  const chip = await screen.findByRole('button', { name: /^1 waiting/ });
  await keepEntry('Walls stripped');
  expect(await screen.findByRole('button', { name: /^2 waiting/ })).toBe(chip);

  await userEvent.click(chip);
  const sheet = await screen.findByRole('dialog', { name: 'Outbox' });
  await userEvent.click(within(sheet).getByRole('button', { name: 'Send now' }));
  expect(await within(sheet).findByText('All items have been sent.')).toBeTruthy();
  expect(chip.textContent).toMatch(/^All sent \d\d:\d\d/);
});

it('says in the header and on the row that an item needs its author', async () => {
  const trouble = { status: 403, code: 'role', message: 'Your role does not allow this.' };
  const { seq } = await keepEntry('Slab poured', { state: 'needs-you' }, { trouble });
  renderWithApi(
    <Overlays>
      <OutboxChip />
      <WaitingMark name="diaryEntryId" id={-seq} />
    </Overlays>,
    ann,
  );
  expect(await screen.findByRole('button', { name: /^1 needs you/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Needs you' }));
  const sheet = await screen.findByRole('dialog', { name: 'Outbox' });
  expect(within(sheet).getByText('Your role does not allow this.')).toBeTruthy();
  expect(within(sheet).getByRole('button', { name: 'Retry' })).toBeTruthy();
});

it('lists photos under their record, asks before it deletes, and restores both', async () => {
  await keepPhoto(await keepEntry('Slab poured'));
  renderSheet();
  const [row] = within(await screen.findByRole('list', { name: 'Not sent yet' })).getAllByRole(
    'listitem',
  );
  expect(row?.textContent).toContain('Diary entry, 16/11');
  expect(row?.textContent).toContain('Slab poured');
  expect(row?.textContent).toContain('slab.jpg');

  await userEvent.click(screen.getAllByRole('button', { name: 'Delete' })[0] as HTMLElement);
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('It has not been sent. You can');
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getAllByRole('button', { name: 'Delete' }).at(-1) as HTMLElement);
  const both = await screen.findByRole('alertdialog');
  expect(both.textContent).toContain('1 item that belongs to it is deleted with it.');
  await userEvent.click(within(both).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('heading', { name: 'Deleted on this phone' })).toBeTruthy();
  await screen.findByText('Nothing is waiting to send.');
  expect(screen.queryByText('All items have been sent.')).toBeNull();
  await userEvent.click(screen.getAllByRole('button', { name: 'Restore' })[0] as HTMLElement);
  const list = await screen.findByRole('list', { name: 'Not sent yet' });
  expect(list.textContent).toContain('Diary entry, 16/11');
});

it('does not say that an item was not sent if only the answer did not come', async () => {
  await keepEntry('Slab poured', { tries: 1 });
  renderSheet();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('It may have been sent: no answer came back. You can');
});

it.each([
  ['Delete', { deletedAt: undefined }, 'Not deleted'],
  ['Restore', { deletedAt: Date.now() }, 'Not restored'],
])('says why %s failed', async (name, state, title) => {
  await keepEntry('Slab poured', state);
  renderSheet();
  const button = await screen.findByRole('button', { name });
  failToWrite('This phone cannot store anything');
  await userEvent.click(button);
  const question = screen.queryByRole('alertdialog');
  if (question) await userEvent.click(within(question).getByRole('button', { name }));
  await screen.findByText(title);
  await screen.findByText('This phone cannot store anything');
});

it('opens what waits in its form, while its contract is known', async () => {
  const entry = await keepEntry('Slab poured');
  await keepPhoto(entry);
  const company = { contracts: [aProject({ id: 3, slug: 'mill-lane' })] };
  await noteContact();
  await storePack('company', company as unknown as CompanyPack, null, ann);
  const { history } = renderSheet();
  const [edit, ...others] = await screen.findAllByRole('button', { name: 'Edit' });
  expect(others).toEqual([]);
  await userEvent.click(edit as HTMLElement);
  expect(history.location.href).toBe(`/project/mill-lane?entry=-${entry.seq}`);
});

it('says of others only that something of theirs is locked here', async () => {
  await keepEntry('Secret of Ann');
  await keepEntry('Another secret', { organizationId: 7, userId: 9 });
  const ben = { ...ann, id: 2, name: 'Ben Cole' };
  await signInOnPhone(ben);
  renderSheet(ben);
  expect(await screen.findByText('Ann Ray has 1 item locked on this phone.')).toBeTruthy();
  expect(screen.getByText('Someone else has 1 item locked on this phone.')).toBeTruthy();
  expect(screen.getByText('All your items have been sent.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(document.body.textContent).not.toContain('ecret');
});

const renderSignOut = (...answers: Answer[]) =>
  renderWithApi(<SignOutDialog onClose={() => {}} />, ann, ...answers);
const signsOut = answer(sessionApi.logout, () => ({ message: 'Logged out' }));

it('keeps what waits locked when its author signs out', async () => {
  await keepEntry('Slab poured');
  renderSignOut(signsOut);
  await screen.findByRole('dialog', { name: '1 item has not been sent' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stay signed in' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep locked for me' }));
  await waitFor(async () => expect(await readKey()).toBeUndefined());
  expect(outboxSnapshot().items).toEqual([]);
  expect(await readOthersItems(undefined)).toHaveLength(1);
});

it('shows nothing that was being read when its author signed out', async () => {
  await keepEntry('Slab poured');
  const loading = loadOutbox();
  await forget();
  await loading;
  expect(outboxSnapshot().items).toEqual([]);
});

it('deletes what waits where its author wants to lose it', async () => {
  await keepEntry('Slab poured');
  await keepEntry('Walls stripped');
  renderSignOut(signsOut);
  await screen.findByRole('dialog', { name: '2 items have not been sent' });
  await userEvent.click(screen.getByRole('button', { name: 'Log out and lose them' }));
  await waitFor(async () => expect(await readOthersItems(undefined)).toEqual([]));
  expect(await readKey()).toBeUndefined();
});

it('signs out without signal, and ends the session before anything else is asked', async () => {
  await keepEntry('Slab poured');
  let hasSignal = false;
  const { requests, client } = renderSignOut(
    answer(sessionApi.logout, () => {
      if (!hasSignal) throw new TypeError('no signal');
      return { message: 'Logged out' };
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Keep locked for me' }));
  await waitFor(() => expect(client.getQueryData([sessionApi.user.path])).toBeNull());
  await waitFor(async () => expect(await readKey()).toBeUndefined());

  hasSignal = true;
  requests.length = 0;
  await act(() => client.fetchQuery({ queryKey: [sessionApi.user.path], staleTime: 0 }));
  expect(requests.map((request) => request.split(' ')[1])).toEqual([
    sessionApi.logout.path,
    // The first may be what the page asked for before; only the second counts.
    sessionApi.user.path,
    sessionApi.user.path,
  ]);
});
