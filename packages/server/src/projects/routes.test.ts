import { backupApi } from '@sitewright/domain/backup/api';
import type { Role } from '@sitewright/domain/kernel/access';
import { projectsApi } from '@sitewright/domain/projects/api';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { aSiteIssueDraft } from '@sitewright/domain/site-issues/site-issue.fixture';
import { describe, expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';

const api = await testApi();
const us = await api.organization();
const as = (role: Role) => us.member({ role });
const director = await as('Managing Director');

const created = (body: Parameters<typeof director.call<typeof projectsApi.create>>[1]['body']) =>
  director.call(projectsApi.create, { body });

describe('creating a contract', () => {
  it('needs only a name: the slug follows from it, and is never doubled', async () => {
    const [first, second] = [
      await created({ name: 'Mill Lane' }),
      await created({ name: 'Mill Lane' }),
    ];
    expect([first.slug, second.slug]).toEqual(['mill-lane', 'mill-lane-2']);
    expect(first).toMatchObject({ status: 'Open', version: 1, createdBy: director.actor.userId });
  });

  it('finds a slug for each of many that are created at once under one name', async () => {
    const tries = Array.from({ length: 6 }, () =>
      director.send(projectsApi.create, { body: { name: 'Race Name' } }),
    );
    const answers = await Promise.all(tries);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(201));
    expect(new Set(answers.map((answer) => answer.json().slug)).size).toBe(6);
  });

  it('keeps every field, and finds where the postcode lies', async () => {
    const all = {
      name: 'Kestrel Wharf, Block C',
      slug: 'kestrel-wharf',
      code: 'NC-2041',
      icon: 'building',
      division: 'Residential',
      description: 'Eight storeys',
      address: 'Canal Road, Leeds',
      postcode: 'ls10 1eb',
      location: 'South bank',
      clientName: 'Tidewater Living',
      clientAddress: '12 Basin Street',
      clientContact1Name: 'Amara Osei',
      clientContact1Phone: '0113 496 0141',
      clientContact1Email: 'amara@tidewater.example',
      clientContact5Email: 'leo@tidewater.example',
      contractValue: 8420000,
      budget: '7578000.5',
      startDate: '2026-02-20',
      finishDate: '2027-04-30',
      checklist: '[x] F10 sent',
      status: 'active' as const,
    };
    const made = await created(all);
    expect(made).toMatchObject({
      ...all,
      postcode: 'LS10 1EB',
      contractValue: '8420000.00',
      budget: '7578000.50',
      latitude: expect.stringMatching(/^53\./),
      longitude: expect.stringMatching(/^-1\./),
    });
    expect(
      await director.call(projectsApi.readBySlug, { params: { slug: 'kestrel-wharf' } }),
    ).toEqual(made);
    expect(await director.call(projectsApi.read, { params: { projectId: made.id } })).toEqual(made);
  });

  it('refuses in words, on the right field', async () => {
    const body = { name: 'Quay', clientContact3Email: 'estates@tidewater', contractValue: -1 };
    const answer = await director.send(projectsApi.create, { body });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      message: 'Invalid email format for contact 3',
      fields: {
        clientContact3Email: 'Invalid email format for contact 3',
        contractValue: 'Contract value cannot be negative',
      },
    });
  });

  it('refuses a slug that is taken', async () => {
    await created({ name: 'Taken', slug: 'taken' });
    const answer = await director.send(projectsApi.create, { body: { name: 'x', slug: 'taken' } });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().fields.slug).toBe('Another contract uses this slug. Choose another.');
  });

  it('has no part in what another organisation calls its contracts', async () => {
    const others = await (await api.organization()).member({ role: 'Director' });
    await created({ name: 'Shared', slug: 'shared-name' });
    const made = await others.call(projectsApi.create, {
      body: { name: 'x', slug: 'shared-name' },
    });
    expect(made.slug).toBe('shared-name');
    const naming = await others.call(projectsApi.naming, { query: { slug: 'taken' } });
    expect(naming.isSlugFree).toBe(true);
  });
});

describe('naming', () => {
  it('suggests a free slug and the next code, and says who has the one that is typed', async () => {
    await created({ name: 'Ashby Beck', code: 'NC-3001' });
    const query = { name: 'Ashby Beck', slug: 'ashby-beck', code: 'NC-3001' };
    expect(await director.call(projectsApi.naming, { query })).toEqual({
      suggestedSlug: 'ashby-beck-2',
      suggestedCode: 'NC-3002',
      isSlugFree: false,
      codeIsOf: 'Ashby Beck',
    });
  });
});

describe('the list', () => {
  it('runs from the newest, and is searched by what people type', async () => {
    const fresh = await (await api.organization()).member({ role: 'Director' });
    for (const name of ['Alpha 100 percent', 'Beta', 'Gamma'])
      await fresh.call(projectsApi.create, { body: { name, clientName: `${name} Ltd` } });
    const names = async (query: object) =>
      (await fresh.call(projectsApi.list, { query })).map(({ name }) => name);
    expect(await names({})).toEqual(['Gamma', 'Beta', 'Alpha 100 percent']);
    expect(await names({ q: 'beta L' })).toEqual(['Beta']);
    expect(await names({ q: '%' })).toEqual([]);
    const page = await fresh.send(projectsApi.list, { query: { limit: 2 } });
    expect(page.headers.link).toMatch(/cursor=\d+.*rel="next"/);
  });

  it('shows the money and the contacts only to whom they concern', async () => {
    const project = await created({ name: 'Secret', contractValue: 5, clientContact1Name: 'Ann' });
    const seenBy = async (role: Role) => {
      const member = await as(role);
      const rows = await member.call(projectsApi.list, { query: { q: 'Secret' } });
      const reply = await member.call(projectsApi.read, { params: { projectId: project.id } });
      expect(rows[0]).toEqual(reply);
      return [reply.contractValue, reply.clientContact1Name];
    };
    expect(await seenBy('Buyer')).toEqual(['5.00', 'Ann']);
    expect(await seenBy('Site Supervisor')).toEqual([null, 'Ann']);
    expect(await seenBy('Viewer')).toEqual([null, null]);
  });
});

describe('editing', () => {
  it('changes what is sent, counts it, and protects who sends the version they saw', async () => {
    const { id: projectId } = await created({ name: 'Edit me', postcode: 'LS1 1AA' });
    const edit = (body: object) => director.send(projectsApi.edit, { params: { projectId }, body });
    const edited = (await edit({ division: 'North', version: 1 })).json();
    expect(edited).toMatchObject({ name: 'Edit me', division: 'North', version: 2 });
    const late = await edit({ division: 'South', version: 1 });
    expect([late.statusCode, late.json().current.division]).toEqual([409, 'North']);
    expect((await edit({ postcode: '' })).json()).toMatchObject({ postcode: null, latitude: null });
  });

  it('moves the status only where it may go, and says why not', async () => {
    const { id: projectId } = await created({ name: 'Status', status: 'planning' });
    const move = async (status: string) => {
      const body = { status } as object;
      const answer = await director.send(projectsApi.edit, { params: { projectId }, body });
      return answer.json().message ?? answer.json().status;
    };
    expect(await move('completed')).toBe('A contract that is in planning cannot become completed.');
    expect(await move('active')).toBe('active');
    await director.call(siteIssuesApi.report, { body: aSiteIssueDraft({ projectId }) });
    expect(await move('completed')).toBe('This contract has an open issue. Close it first.');
    expect(await move('on-hold')).toBe('on-hold');
    expect(await move('cancelled')).toBe('cancelled');
    expect(await move('active')).toBe(
      'This contract is cancelled. Its status can no longer change.',
    );
    expect(await move('Open')).toBe('This contract is cancelled. Its status can no longer change.');
  });

  it('leaves a Site Manager the contract, but not its money', async () => {
    const { id: projectId } = await created({ name: 'Money', budget: 100 });
    const manager = await as('Site Manager');
    const edit = (body: object) => manager.send(projectsApi.edit, { params: { projectId }, body });
    expect((await edit({ location: 'Gate 2' })).statusCode).toBe(200);
    expect((await edit({ budget: '100.00' })).statusCode).toBe(200);
    expect((await edit({ budget: 101 })).json().code).toBe('project.money_not_yours');
  });
});

describe('the plan', () => {
  const full =
    'Your plan allows 2 open contracts. Close one, or see Company Profile, Plan, for a higher limit.';

  const withPlan = async (limits: string) => {
    const strict = await testApi({ settings: { PLAN_LIMITS: limits } });
    const org = await strict.organization();
    await strict.pools.owner.query('update organizations set max_projects = 2 where id = $1', [
      org.id,
    ]);
    return org.member({ role: 'Director' });
  };

  it('only warns, unless it is enforced', async () => {
    const caller = await withPlan('advisory');
    for (const name of ['a', 'b', 'c'])
      expect((await caller.send(projectsApi.create, { body: { name } })).statusCode).toBe(201);
  });

  it('gives the last place to one of many who ask at once; those that are over do not count', async () => {
    const caller = await withPlan('enforced');
    await caller.call(projectsApi.create, { body: { name: 'over', status: 'completed' } });
    await caller.call(projectsApi.create, { body: { name: 'first' } });
    const tries = Array.from({ length: 8 }, (_, n) =>
      caller.send(projectsApi.create, { body: { name: `try ${n}` } }),
    );
    const answers = await Promise.all(tries);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      201,
      ...Array(7).fill(409),
    ]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().message).toBe(full);
  });

  it('lets many create at once, each with a key of their own, while there is room', async () => {
    const roomy = await testApi({ settings: { PLAN_LIMITS: 'enforced' } });
    const caller = await (await roomy.organization()).member({ role: 'Director' });
    const tries = Array.from({ length: 5 }, (_, n) =>
      caller.send(
        projectsApi.create,
        { body: { name: `try ${n}` } },
        { 'idempotency-key': `key ${n}` },
      ),
    );
    const answers = await Promise.all(tries);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(201));
  });

  it('has no room either for what comes back from the bin', async () => {
    const caller = await withPlan('enforced');
    const deleted = await caller.call(projectsApi.create, { body: { name: 'gone' } });
    await caller.send(projectsApi.remove, { params: { projectId: deleted.id } });
    for (const name of ['a', 'b']) await caller.call(projectsApi.create, { body: { name } });
    const [item] = await caller.call(backupApi.listBin, { query: {} });
    const params = { binItemId: item?.id ?? 0 };
    const answer = await caller.send(backupApi.restore, { params, body: {} });
    expect([answer.statusCode, answer.json().message]).toEqual([409, full]);
  });
});
