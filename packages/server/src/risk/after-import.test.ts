import { riskApi } from '@sitewright/domain/risk/api';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { asOrganization } from '../platform/tenancy.ts';
import { testApi } from '../testing/api.ts';
import { issuedBy } from '../testing/risks.ts';

const api = await testApi();
const us = await api.organization();
const director = await us.member({ role: 'Managing Director' });

const shortest = async (work: () => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  for (let tried = 0; tried < 3; tried += 1) {
    const from = performance.now();
    await work();
    times.push(performance.now() - from);
  }
  return Math.min(...times);
};

it('a statement is read at once after two thousand were imported, before the database knows of them', async () => {
  const { id: projectId } = await us.project();
  const { id: ramsId } = await issuedBy(director, projectId);
  await asOrganization(api.pools.app, us.id, async (tx) => {
    for (let made = 0; made < 2000; made += 500)
      await tx.execute(sql`
        insert into workers (worker_id, first_name, last_name, job_title, employment_type)
        select 'P' || n, 'Ola', 'Nowak ' || n, 'Carpenter', 'Staff'
        from generate_series(${made + 1}::int, ${made + 500}::int) n`);
    await tx.execute(sql`
      insert into worker_inductions (worker_id, project_id, inducted_on, inductor)
      select id, ${projectId}, '2026-01-05', 'Joy Okafor' from workers`);
    await tx.execute(sql`
      insert into rams_signatures (rams_id, worker_id, name, method, signed_at)
      select ${ramsId}, id, last_name, 'on_screen', now() from workers order by id limit 1500`);
  });
  const params = { ramsId };
  expect(await director.call(riskApi.readRams, { params })).toMatchObject({
    signed: 1500,
    unsigned: 500,
  });
  expect(await shortest(() => director.call(riskApi.readRams, { params }))).toBeLessThan(2_500);
  expect(await shortest(() => director.call(riskApi.briefing, { params }))).toBeLessThan(2_500);
});
