import { found } from '@sitewright/domain/kernel/problem';
import { projectsApi } from '@sitewright/domain/projects/api';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { aSiteIssueDraft } from '@sitewright/domain/site-issues/site-issue.fixture';
import { expect, it } from 'vitest';
import { asOrganization, runInOrganizationWith } from '../platform/tenancy.ts';
import { testApi } from '../testing/api.ts';
import { seededChance } from '../testing/chance.ts';
import { secrets } from '../testing/organization.ts';
import { tamperings, verifiedAfter } from '../testing/tampering.ts';
import { readAnchor } from './anchor.ts';
import { findHead } from './seal.ts';
import { sealAndAnchor } from './sealer.ts';

const { TAMPER_SEED = '2026', TAMPER_CASES = '20' } = process.env;
const mark = secrets.keyedHash;

const api = await testApi();
const us = await api.organization();
const director = await us.member({ role: 'Managing Director' });
const them = await api.organization();
const stranger = await them.member();
const { id: projectId } = await us.project();

const sealing = {
  within: runInOrganizationWith(api.pools.app),
  storage: api.storage,
  mark,
  now: () => new Date(),
  onError: (error: Error) => {
    throw error;
  },
};

/** Some actions that change records, and some that only add. */
async function doSome(count: number) {
  for (let i = 1; i <= count; i++) {
    const body = { budget: `${count * i}.00`, contractValue: `${count + i}.00` };
    await director.call(projectsApi.edit, { params: { projectId }, body });
    await director.call(siteIssuesApi.report, { body: aSiteIssueDraft({ projectId }) });
  }
  await sealAndAnchor(sealing, us.id, 'recent');
}

await doSome(4);
const oldHead = found(await asOrganization(api.pools.app, us.id, findHead));
await doSome(5);
const anchor = await readAnchor(api.storage, us.id);
const sceneOf = (seed: number) => ({
  owner: api.pools.owner,
  mark,
  anchor,
  oldHead,
  chance: seededChance(seed),
  organizationId: us.id,
  others: { organizationId: them.id, userId: stranger.actor.userId },
});

it('finds nothing in an untouched log', async () => {
  const verified = await verifiedAfter(undefined, sceneOf(1));
  expect(verified).toMatchObject({ verified: 18, waiting: 0, broken: null });
});

it.each(tamperings)('finds the tampering: %s', async (_, tamper) => {
  for (const seed of [1, 2])
    expect((await verifiedAfter(tamper, sceneOf(seed))).broken).not.toBeNull();
});

it('finds random changes of the tables', async () => {
  const chance = seededChance(Number(TAMPER_SEED));
  const unfound: string[] = [];
  for (let i = 0; i < Number(TAMPER_CASES); i++) {
    const [name, tamper] = found(tamperings[chance.below(tamperings.length)]);
    const { broken } = await verifiedAfter(tamper, { ...sceneOf(0), chance });
    if (!broken) unfound.push(`${i}: ${name}`);
  }
  process.stdout.write(
    `Tampering: seed ${TAMPER_SEED}, ${TAMPER_CASES} times, ${unfound.length} not found.\n`,
  );
  expect(unfound).toEqual([]);
}, 300_000);

it('names the first broken row', async () => {
  const { broken } = await verifiedAfter(async ({ sql, organizationId }) => {
    await sql(
      `update activity_logs set username = 'nobody' where id in
         (select activity_log_id from activity_seals where organization_id = $1 and position in (3, 7))`,
      [organizationId],
    );
  }, sceneOf(3));
  expect(broken).toMatchObject({ position: 3, why: 'changed', activityLogId: expect.any(Number) });
});
