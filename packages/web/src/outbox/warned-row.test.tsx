import { labourApi } from '@sitewright/domain/labour/api';
import type { LabourSession } from '@sitewright/domain/labour/labour-session';
import { aLabourSession } from '@sitewright/domain/labour/labour-session.fixture';
import { sitePackApi } from '@sitewright/domain/site-pack/api';
import type { CompanyPack } from '@sitewright/domain/site-pack/company-pack';
import type { ContractPack } from '@sitewright/domain/site-pack/contract-pack';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Overlays } from '../app/overlays.tsx';
import { showStopToasts } from '../labour/stop-toasts.ts';
import { keptCommands } from '../labour/waiting.ts';
import { openDatabase } from '../platform/offline/database.ts';
import { noteOpened } from '../platform/offline/opened-contracts.ts';
import { registerCommands } from '../platform/outbox/commands.ts';
import { flushOutbox } from '../platform/outbox/flush.ts';
import { keepForLater } from '../platform/outbox/keep-for-later.ts';
import { loadOutbox } from '../platform/outbox/outbox.ts';
import { clearSnapshot } from '../platform/outbox/snapshot.ts';
import { refreshPacks } from '../platform/site-packs/refresh-packs.ts';
import { answer } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { ann, preparePhoneOfAnn } from './outbox.fixture.ts';
import { OutboxChip } from './outbox-chip.tsx';

preparePhoneOfAnn();
const warning = 'Kofi Mensah may not work. Card expired on 15/11/2026.';
const atWork = aLabourSession({
  ...{ id: 12, projectId: 3, version: 1, finishedAt: null },
  ...{ needsReview: true, reviewReason: warning },
});
/** The crew as the server has it. */
let session: LabourSession = atWork;
let toasts: unknown[] = [];
let end = () => {};

beforeEach(async () => {
  registerCommands(keptCommands);
  session = atWork;
  toasts = [];
  end = showStopToasts((toast) => toasts.push(toast));
  await noteOpened(ann, 3);
});
afterEach(() => {
  end();
  cleanup();
  vi.restoreAllMocks();
});

/** A crew that was started without signal is sent while no page is open; then one is opened. */
async function startLate() {
  renderWithApi(
    <Overlays>
      <OutboxChip />
    </Overlays>,
    ann,
    answer(labourApi.start, () => Response.json(session, { status: 201 })),
    answer(labourApi.finish, () => {
      session = { ...session, version: 2, finishedAt: '2026-11-16T16:00:00.000Z' };
      return session;
    }),
    answer(sitePackApi.company, () => ({}) as CompanyPack),
    answer(sitePackApi.contract, () => ({ sessions: [session] }) as unknown as ContractPack),
  );
  const body = { projectId: 3, crewKind: 'company', company: 'Harkness Formwork' } as const;
  await act(async () => {
    await keepForLater(labourApi.start, { body: { ...body, operatives: 4 } });
    await flushOutbox();
    clearSnapshot();
    end();
    toasts.length = 0;
    end = showStopToasts((toast) => toasts.push(toast));
    await loadOutbox();
  });
}

const chip = () => document.querySelector('[data-outbox] button') as HTMLElement;
/** An open dialog hides the header from what looks for roles. */
const expectChip = (words: RegExp) => waitFor(() => expect(chip().textContent).toMatch(words));

it('counts a crew that must not work until it is stopped, also where the answer came while the app was closed', async () => {
  await startLate();
  await expectChip(/^1 needs you/);
  await userEvent.click(chip());
  const sheet = await screen.findByRole('dialog', { name: 'Outbox' });
  expect(within(sheet).getByText(`Stop: ${warning}`)).toBeTruthy();
  // The packs have it by now, and it is still at work.
  await act(() => refreshPacks());
  await expectChip(/^1 needs you/);

  await userEvent.click(within(sheet).getByRole('button', { name: 'Stop the crew' }));
  const question = await screen.findByRole('alertdialog', { name: 'Stop this crew?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Stop' }));
  await expectChip(/^All sent/);
  expect(session.finishedAt).not.toBeNull();
});

it('says that a crew must not work when the app is opened again', async () => {
  await startLate();
  await waitFor(() => expect(toasts).toEqual([{ tone: 'danger', text: `Stop: ${warning}` }]));
});

it('is no longer counted once another user has stopped the crew', async () => {
  await startLate();
  await expectChip(/^1 needs you/);
  session = { ...session, version: 2, finishedAt: '2026-11-16T16:00:00.000Z' };
  await act(() => refreshPacks());
  await expectChip(/^All sent/);
});

it('is no longer counted once its author has confirmed the warning', async () => {
  await startLate();
  await expectChip(/^1 needs you/);
  await userEvent.click(chip());
  const sheet = await screen.findByRole('dialog', { name: 'Outbox' });
  await userEvent.click(within(sheet).getByRole('button', { name: 'OK' }));
  await expectChip(/^All sent/);
});

it.each([
  ['stopping the crew', 'The crew was not stopped'],
  ['confirming the warning', 'Warning not dismissed'],
])('says why %s failed', async (action, title) => {
  vi.spyOn(console, 'error').mockReturnValue();
  await startLate();
  await expectChip(/^1 needs you/);
  await userEvent.click(chip());
  const sheet = within(await screen.findByRole('dialog', { name: 'Outbox' }));
  // Signed out in another tab, which has not reached this page yet.
  await (await openDatabase()).clear('meta');
  if (action === 'stopping the crew') {
    await userEvent.click(sheet.getByRole('button', { name: 'Stop the crew' }));
    const question = await screen.findByRole('alertdialog', { name: 'Stop this crew?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Stop' }));
  } else await userEvent.click(sheet.getByRole('button', { name: 'OK' }));
  await screen.findByText(title);
  await screen.findByText('Sign in to change items waiting on this phone.');
  await expectChip(/^1 needs you/);
});
