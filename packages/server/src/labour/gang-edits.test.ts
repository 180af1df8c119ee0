import { labourApi } from '@sitewright/domain/labour/api';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { asOrganization } from '../platform/tenancy.ts';
import { testApi } from '../testing/api.ts';
import { labourGangs } from './table.ts';

const api = await testApi();
const us = await api.organization();
const manager = await us.member({ role: 'Site Manager' });

const aGang = (over = {}) =>
  manager.call(labourApi.createGang, {
    body: { name: `Gang ${crypto.randomUUID()}`, operatives: 2, hourlyRate: '24.50', ...over },
  });
const edit = (gangId: number, body: object, by = manager) =>
  by.send(labourApi.editGang, { params: { gangId }, body });
const read = async (gangId: number) =>
  (await manager.call(labourApi.gangs, { query: {} })).find(({ id }) => id === gangId);

const aWhile = () => new Promise((later) => setTimeout(later, 200));

/** All edits wait while the test holds the gang, so none has seen another's change. */
const whileHeld = <T>(gangId: number, edits: (() => Promise<T>)[]) =>
  asOrganization(api.pools.app, us.id, async (tx) => {
    await tx.select().from(labourGangs).where(eq(labourGangs.id, gangId)).for('update');
    const sent: Promise<T>[] = [];
    for (const send of edits) {
      sent.push(send());
      await aWhile();
    }
    return sent;
  }).then((sent) => Promise.all(sent));

describe('two users who edit a gang at the same time', () => {
  it('lose no members', async () => {
    const [first, second] = [await us.worker(), await us.worker()];
    const { id } = await aGang({ workerIds: [first.id] });
    const workerIds = [first.id, second.id];
    await whileHeld(id, [() => edit(id, { workerIds }), () => edit(id, { jobRole: 'Carpenter' })]);
    expect(await read(id)).toMatchObject({ workerIds, jobRole: 'Carpenter', version: 3 });
  });

  it('cannot both succeed with the same version', async () => {
    const { id } = await aGang();
    const answers = await whileHeld(
      id,
      [3, 4].map((operatives) => () => edit(id, { operatives, version: 1 })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409]);
  });
});

it('a user with an outdated version sees the current one, without the rate if money is hidden from them', async () => {
  const supervisor = await us.member({ role: 'Site Supervisor' });
  const { id } = await aGang();
  await edit(id, { operatives: 7 });
  const late = { operatives: 5, version: 1 };
  const conflictFor = async (by: typeof manager) => (await edit(id, late, by)).json();
  expect(await conflictFor(supervisor)).toMatchObject({
    code: 'changed_meanwhile',
    current: { id, operatives: 7, hourlyRate: null },
  });
  expect(await conflictFor(manager)).toMatchObject({ current: { hourlyRate: '24.50' } });
});
