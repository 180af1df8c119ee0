import { backupApi } from '@sitewright/domain/backup/api';
import { emailTemplatesApi } from '@sitewright/domain/email-templates/api';
import { aTemplateDraft } from '@sitewright/domain/email-templates/email-template.fixture';
import { roles } from '@sitewright/domain/kernel/access';
import { found } from '@sitewright/domain/kernel/problem';
import { projectsApi } from '@sitewright/domain/projects/api';
import { searchApi } from '@sitewright/domain/search/api';
import { findableBy, findableTypes } from '@sitewright/domain/search/findable';
import type { SearchQuery, SearchResults } from '@sitewright/domain/search/search';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { aSiteIssueDraft } from '@sitewright/domain/site-issues/site-issue.fixture';
import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { aSupplierDraft } from '@sitewright/domain/suppliers/supplier.fixture';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { asOrganization } from '../platform/tenancy.ts';
import { testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';
import { aWorld } from '../testing/world.ts';

const api = await testApi();

const find = (caller: Caller, q: string, entity?: SearchQuery['entity']) =>
  caller.call(searchApi.find, { query: { q, ...(entity && { entity }) } });

const titles = ({ groups }: SearchResults) =>
  groups.flatMap(({ hits }) => hits.map(({ title }) => title));

async function aDirector() {
  const us = await api.organization();
  return { us, director: await us.member({ role: 'Director' }) };
}

const call = ({ actor: { userId } }: Caller, name: string) =>
  api.pools.owner.query('update users set name = $2 where id = $1', [userId, name]);

const contract = (caller: Caller, name: string, more = {}) =>
  caller.call(projectsApi.create, { body: { name, ...more } });

const supplier = (caller: Caller, name: string) =>
  caller.call(suppliersApi.add, { body: aSupplierDraft({ name }) });

describe('a record', () => {
  it('is found by the first letters of every word, in any order, case and accent', async () => {
    const { director } = await aDirector();
    await contract(director, 'Café Quay Street', { code: 'Q-0117' });
    for (const q of ['café', 'CAFE', 'str qu', 'q-0117', 'quay 0117', 'Café-Quay'])
      expect(titles(await find(director, q)), q).toEqual(['Café Quay Street']);
    for (const q of ['uay', 'quay bridge', 'streets'])
      expect(titles(await find(director, q)), q).toEqual([]);
  });

  it('tells which contract it hangs on', async () => {
    const { director } = await aDirector();
    const { id: projectId, slug } = await contract(director, 'Quay Street');
    const body = aSiteIssueDraft({ projectId, issueDescription: 'Handrail loose' });
    const { id } = await director.call(siteIssuesApi.report, { body });
    const { groups } = await find(director, 'handrail');
    expect(groups).toEqual([
      {
        entity: 'siteIssue',
        hasMore: false,
        hits: [
          expect.objectContaining({
            recordId: id,
            title: 'Handrail loose',
            day: body.date,
            quantity: null,
            projectName: 'Quay Street',
            slug,
          }),
        ],
      },
    ]);
  });

  it('is found by its new words at once, and no longer by its old', async () => {
    const { director } = await aDirector();
    const { id: projectId } = await contract(director, 'Quay Street');
    await director.call(projectsApi.edit, { params: { projectId }, body: { name: 'Mill Lane' } });
    expect(titles(await find(director, 'quay'))).toEqual([]);
    expect(titles(await find(director, 'mill'))).toEqual(['Mill Lane']);
  });

  it('vanishes when it is deleted, with all that hung on it, and comes back when restored', async () => {
    const { director } = await aDirector();
    const { id: projectId } = await contract(director, 'Quay Street');
    const body = aSiteIssueDraft({ projectId, issueDescription: 'Quay wall cracked' });
    await director.call(siteIssuesApi.report, { body });
    const before = await find(director, 'quay');
    expect(titles(before)).toHaveLength(2);
    await director.send(projectsApi.remove, { params: { projectId } });
    expect(titles(await find(director, 'quay'))).toEqual([]);
    const [item] = await director.call(backupApi.listBin, { query: {} });
    await director.call(backupApi.restore, { params: { binItemId: found(item).id }, body: {} });
    expect(await find(director, 'quay')).toEqual(before);
  });

  it('is not there for another organisation', async () => {
    const { director } = await aDirector();
    await contract(director, 'Quay Street');
    const { director: stranger } = await aDirector();
    expect(await find(stranger, 'quay')).toEqual({ groups: [], isPartial: false });
  });
});

describe('what is told', () => {
  it('begins with titles that begin as asked, in their order, then the newest', async () => {
    const { director } = await aDirector();
    await supplier(director, 'Aire Concrete');
    await supplier(director, 'Concrete Cutting');
    await supplier(director, 'Concrete Aggregates');
    await supplier(director, 'Tyne Concrete');
    await contract(director, 'Old Concrete Works');
    expect(titles(await find(director, 'concrete'))).toEqual([
      'Concrete Aggregates',
      'Concrete Cutting',
      'Tyne Concrete',
      'Aire Concrete',
      'Old Concrete Works',
    ]);
  });

  it('is five of each kind, and thirty of one that is asked for', async () => {
    const { us, director } = await aDirector();
    const { id } = await us.project();
    await asOrganization(api.pools.app, us.id, (tx) =>
      tx.execute(sql`
        insert into site_issues (project_id, date, reported_by, issue_type, priority, issue_description)
        select ${id}, '2026-01-01', 'Ann', 'snag', 'low', 'Spalled concrete ' || n from generate_series(1, 40) n`),
    );
    const [some] = (await find(director, 'concrete')).groups;
    expect([some?.hits.length, some?.hasMore]).toEqual([5, true]);
    expect(some?.hits[0]?.title).toBe('Spalled concrete 40');
    const [more] = (await find(director, 'concrete', 'siteIssue')).groups;
    expect([more?.hits.length, more?.hasMore]).toEqual([30, true]);
    expect((await find(director, 'concrete', 'supplier')).groups).toEqual([]);
  });

  it('holds for each role what it may read', async () => {
    const us = await api.organization();
    await aWorld(us, await us.member({ role: 'Managing Director' }));
    await asOrganization(api.pools.app, us.id, (tx) =>
      tx.execute(sql`
        insert into search_tokens (entity, token, document_id)
        select entity, 'everything', id from search_documents on conflict do nothing`),
    );
    for (const role of roles) {
      const caller = await us.member({ role });
      await call(caller, 'Eve Everything');
      const answers = findableTypes.map((kind) => find(caller, 'everything', kind));
      const kinds = (await Promise.all(answers)).flatMap(({ groups }) => groups);
      expect(
        kinds.map(({ entity }) => entity),
        role,
      ).toEqual(findableBy(caller.actor));
    }
    const pay = await find(await us.member({ role: 'Viewer' }), '07700');
    expect(pay.groups).toEqual([]);
  });
});

it('finds somebody of the team by name or email, and nobody of another', async () => {
  const { us, director } = await aDirector();
  const buyer = await us.member({ role: 'Buyer' });
  await call(buyer, 'Zoë Quarrington');
  const manager = await us.member({ role: 'Site Manager' });
  await call(manager, 'Ann Zoellick');
  const [group] = (await find(director, 'zoe')).groups;
  expect(group).toMatchObject({
    entity: 'member',
    hits: [
      {
        recordId: await us.membershipId(buyer.actor.userId),
        title: 'Zoë Quarrington',
        detail: buyer.actor.username,
      },
      { recordId: await us.membershipId(manager.actor.userId) },
    ],
  });
  expect(titles(await find(director, 'quarr zoe'))).toEqual(['Zoë Quarrington']);
  expect(titles(await find(director, buyer.actor.username))).toEqual(['Zoë Quarrington']);
  const { director: stranger } = await aDirector();
  expect(titles(await find(stranger, 'quarr'))).toEqual([]);
});

describe('a question', () => {
  it.each(['a', '7 b', '%', '_', '\\', '..', ' é '])('of %j is too short', async (q) => {
    const { director } = await aDirector();
    const refusal = await director.send(searchApi.find, { query: { q } });
    expect(refusal.statusCode).toBe(400);
    expect(refusal.json().fields).toHaveProperty('q');
  });

  it.each(['%%', 'qu_y', '%uay', 'qu\\ay', "quay' or '1'='1", 'qu:*'])(
    'means itself, also %j',
    async (q) => {
      const { director } = await aDirector();
      await contract(director, 'Quay Street');
      const answer = await director.send(searchApi.find, { query: { q } });
      expect(answer.statusCode).toBe(q === '%%' ? 400 : 200);
      if (q === 'qu:*') return expect(titles(answer.json())).toEqual(['Quay Street']);
      if (q !== '%%') expect(titles(answer.json())).toEqual([]);
    },
  );

  it('of a hundred letters is answered like any other', async () => {
    const { director } = await aDirector();
    await supplier(director, 'x'.repeat(60));
    expect(titles(await find(director, 'x'.repeat(100)))).toHaveLength(1);
    const long = await director.send(searchApi.find, { query: { q: 'x'.repeat(101) } });
    expect(long.statusCode).toBe(400);
  });

  it('about letters finds none where the role reads none', async () => {
    const us = await api.organization();
    const director = await us.member({ role: 'Director' });
    await director.call(emailTemplatesApi.add, { body: aTemplateDraft({ name: 'Quay order' }) });
    expect(titles(await find(director, 'quay'))).toEqual(['Quay order']);
    expect(titles(await find(await us.member({ role: 'Viewer' }), 'quay'))).toEqual([]);
  });
});
