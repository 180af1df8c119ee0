import { diaryApi } from '@sitewright/domain/diary/api';
import { endpointName } from '@sitewright/domain/kernel/endpoint';
import { aProject } from '@sitewright/domain/projects/project.fixture';
import { sitePackApi } from '@sitewright/domain/site-pack/api';
import type { CompanyPack } from '@sitewright/domain/site-pack/company-pack';
import type { ContractPack } from '@sitewright/domain/site-pack/contract-pack';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { keptCommands } from '../../app/kept-commands.ts';
import { readKey, storeKey } from '../../platform/offline/database.ts';
import { contractsToKeep, noteOpened } from '../../platform/offline/opened-contracts.ts';
import { keptContractIds, noteContact, storePack } from '../../platform/offline/packs.ts';
import { personOf } from '../../platform/offline/person.ts';
import { importKey } from '../../platform/offline/sealing.ts';
import { registerCommands } from '../../platform/outbox/commands.ts';
import { loadOutbox } from '../../platform/outbox/outbox.ts';
import { outboxSnapshot, waitingItems } from '../../platform/outbox/snapshot.ts';
import { addItem } from '../../platform/outbox/store.ts';
import { forget } from '../../platform/site-packs/forget.ts';
import { aSessionUser } from '../../testing/a-session-user.ts';
import { answer } from '../../testing/fake-api.ts';
import { fakeStorage } from '../../testing/fake-storage.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { OfflineCards } from './offline-cards.tsx';

const user = aSessionUser();
const key = 'A'.repeat(43);
const [mill, quay] = [
  aProject({ id: 1, name: 'Mill Lane', slug: 'mill-lane' }),
  aProject({ id: 2, name: 'Quay Street', slug: 'quay-street' }),
];
const company = { contracts: [mill, quay] } as unknown as CompanyPack;
const pack = {} as ContractPack;

beforeAll(async () => {
  await fakeStorage();
  registerCommands(keptCommands);
});

beforeEach(async () => {
  vi.stubGlobal('isSecureContext', true);
  await forget();
  await storeKey({ person: personOf(user), key: await importKey(key) });
  await noteContact();
  await storePack('company', company, null, user);
  await storePack('contract-1', pack, null, user);
  await noteOpened(user, 1);
});

afterEach(cleanup);

/** A server that has the packs. */
const open = () =>
  renderWithApi(
    <OfflineCards />,
    user,
    answer(sitePackApi.key, () => ({ key })),
    answer(sitePackApi.company, () => company),
    answer(sitePackApi.contract, () => pack),
  );

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Contracts on this phone' })).getAllByRole(
    'listitem',
  );
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('keeps a pinned contract that was not opened for weeks', async () => {
  open();
  expect((await rows()).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Mill Lane Updated: Today \d\d:\d\dPin$/),
  ]);
  await userEvent.selectOptions(screen.getByLabelText('Pin another contract'), 'Quay Street');
  await expect.poll(keptContractIds).toEqual([1, 2]);
  const inAMonth = Date.now() + 30 * 24 * 3_600_000;
  expect(await contractsToKeep(inAMonth)).toEqual([2]);
  await press('Unpin Quay Street');
  await expect.poll(() => contractsToKeep(inAMonth)).toEqual([]);
});

it('clears what is stored, but not what waits unless the person wants that too', async () => {
  const held = await readKey();
  if (!held) throw new Error('No key is held');
  await addItem(
    held,
    {
      ...{ key: crypto.randomUUID(), endpoint: endpointName(diaryApi.comment), record: 'day:1' },
      ...{ userId: user.id, userName: user.name, organizationId: user.organizationId, build: 'b' },
      ...{ madeAt: Date.now(), clockOffset: 0, needs: [], tries: 0, failures: 0, dueAt: 0 },
      ...{ state: 'waiting', version: 1, size: 1, hasFile: false, input: {} },
    },
    () => ({}),
  );
  await loadOutbox();
  open();
  await rows();
  await press('Clear stored data');
  const question = await screen.findByRole('alertdialog', { name: 'Clear stored data?' });
  within(question).getByText('1 item has not been sent. It stays on this phone.');
  within(question).getByText('Comment');
  await userEvent.click(within(question).getByRole('button', { name: 'Clear stored data' }));
  await expect.poll(keptContractIds).toEqual([1]);
  expect(waitingItems(outboxSnapshot())).toHaveLength(1);
  await press('Clear stored data');
  await userEvent.click(await screen.findByLabelText('Also delete items that have not been sent'));
  await press('Clear and delete');
  await expect.poll(() => waitingItems(outboxSnapshot())).toHaveLength(0);
  await expect.poll(keptContractIds).toEqual([1]);
});

it('says what is missing where the address is not secure', async () => {
  vi.stubGlobal('isSecureContext', false);
  open();
  await screen.findByText('Needs a secure address (https).');
});
