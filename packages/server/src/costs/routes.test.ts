import { backupApi } from '@sitewright/domain/backup/api';
import { costsApi } from '@sitewright/domain/costs/api';
import { can, roles } from '@sitewright/domain/kernel/access';
import { daysAfter, londonDay } from '@sitewright/domain/kernel/calendar';
import { sumOf } from '@sitewright/domain/kernel/pence';
import { found } from '@sitewright/domain/kernel/problem';
import { labourApi } from '@sitewright/domain/labour/api';
import { companyApi } from '@sitewright/domain/organizations/company-api';
import { plantApi } from '@sitewright/domain/plant/api';
import { aPlantHireDraft } from '@sitewright/domain/plant/plant-hire.fixture';
import { projectsApi } from '@sitewright/domain/projects/api';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { aPurchaseOrderDraft } from '@sitewright/domain/purchase-orders/purchase-order.fixture';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { runInOrganizationWith } from '../platform/tenancy.ts';
import { testApi } from '../testing/api.ts';
import { secrets } from '../testing/organization.ts';
import { workers } from '../workforce/table.ts';
import { costRoundTask } from './round.ts';

const start = new Date();
let now = start;
const api = await testApi({ now: () => now });
const us = await api.organization();
const director = await us.member({ role: 'Managing Director' });
const today = londonDay(start);
const later = (hours: number) => {
  now = new Date(start.getTime() + hours * 3_600_000);
};

const read = (slug: string) => director.call(costsApi.read, { params: { slug } });
const rowsOf = (slug: string, query: object = {}) =>
  director.call(costsApi.rows, { params: { slug }, query });

const spend = (projectId: number, amount: string, over: object = {}) =>
  director.call(costsApi.addEntry, {
    body: {
      projectId,
      head: 'other',
      date: today,
      description: 'Permit',
      supplierName: 'Leeds City Council',
      amount,
      ...over,
    },
  });

describe('the ledger', () => {
  it('reverses a deleted cost, and posts it again when it is restored', async () => {
    const { id: projectId, slug } = await us.project();
    const { id: costEntryId } = await spend(projectId, '90');
    expect((await read(slug)).actual).toBe('90.00');
    await director.send(costsApi.removeEntry, { params: { costEntryId } });
    expect((await read(slug)).actual).toBe('0.00');
    expect((await rowsOf(slug)).map(({ amount }) => amount)).toEqual(['-90.00', '90.00']);
    const [item] = await director.call(backupApi.listBin, { query: {} });
    const params = { binItemId: found(item).id };
    await director.call(backupApi.restore, { params, body: {} });
    expect((await read(slug)).actual).toBe('90.00');
  });

  it('is deleted with its contract, and restored with it', async () => {
    const { id: projectId, slug } = await us.project();
    await spend(projectId, '75.50');
    await read(slug);
    const gone = await director.send(projectsApi.remove, { params: { projectId } });
    expect(gone.statusCode).toBe(204);
    const [item] = await director.call(backupApi.listBin, { query: {} });
    await director.call(backupApi.restore, { params: { binItemId: found(item).id }, body: {} });
    expect((await read(slug)).actual).toBe('75.50');
    expect(await rowsOf(slug)).toHaveLength(1);
  });

  it('reverses the commitment of a cancelled order', async () => {
    const { id: contractId, slug } = await us.project();
    const { id: purchaseOrderId } = await director.call(purchaseOrdersApi.raise, {
      body: aPurchaseOrderDraft({ contractId }),
    });
    const params = { purchaseOrderId };
    await director.call(purchaseOrdersApi.approve, { params, body: {} });
    const before = await read(slug);
    expect(before.open).toBe(before.committed);
    await director.call(purchaseOrdersApi.cancel, { params, body: { reason: 'Not needed' } });
    const after = await read(slug);
    expect([after.open, after.committed]).toEqual(['0.00', '0.00']);
    const rows = await rowsOf(slug, { measure: 'open' });
    expect(sumOf(rows.map(({ amount }) => amount))).toBe('0.00');
  });

  it('posts a cost once, however many requests arrive at the same time', async () => {
    const { id: projectId, slug } = await us.project();
    await spend(projectId, '12');
    const answers = await Promise.all([1, 2, 3, 4].map(() => read(slug)));
    expect(answers.map(({ actual }) => actual)).toEqual(['12.00', '12.00', '12.00', '12.00']);
    expect(await rowsOf(slug)).toHaveLength(1);
  });

  it('has the day of a hire that nobody changed, after the round has run', async () => {
    const { id: projectId, slug } = await us.project();
    const onHireAt = start.toISOString();
    const draft = aPlantHireDraft({ projectId, rate: '100', onHireAt });
    await director.call(plantApi.add, { body: draft });
    expect((await read(slug)).actual).toBe('100.00');
    await costRoundTask(
      runInOrganizationWith(api.pools.app),
      secrets,
      () => new Date(start.getTime() + 48 * 3_600_000),
    )();
    expect((await read(slug)).actual).toBe('300.00');
    expect(await rowsOf(slug)).toHaveLength(3);
  });

  it('pages through its rows, and they add up to the figure', async () => {
    const { id: projectId, slug } = await us.project();
    for (const amount of ['1.10', '2.20', '3.30']) await spend(projectId, amount);
    const first = await rowsOf(slug, { limit: 2 });
    const cursor = found(first.at(-1)?.id ?? undefined);
    const second = await rowsOf(slug, { limit: 2, cursor });
    const all = [...first, ...second];
    expect(all).toHaveLength(3);
    expect(sumOf(all.map(({ amount }) => amount))).toBe((await read(slug)).actual);
  });
});

describe('a crew at work', () => {
  it('costs more with every minute, in the figures and in the rows', async () => {
    const { id: projectId, slug } = await us.project();
    later(0);
    const { id: labourSessionId } = await director.call(labourApi.start, {
      body: {
        projectId,
        crewKind: 'company',
        company: 'Harkness',
        operatives: 3,
        hourlyRate: '20',
      },
    });
    later(1);
    expect((await read(slug)).actual).toBe('60.00');
    const [running] = await rowsOf(slug);
    expect(running).toMatchObject({ id: null, quantity: '3.000', amount: '60.00' });
    const params = { labourSessionId };
    await director.call(labourApi.pause, { params, body: { reason: 'weather' } });
    later(1.5);
    const { actual, standing } = await read(slug);
    expect(actual).toBe('90.00');
    expect(standing).toEqual([{ reason: 'weather', hours: '1.500', days: '0.000', cost: '30.00' }]);
    await director.call(labourApi.finish, { params, body: {} });
    const rows = await rowsOf(slug, { head: 'labour' });
    expect(sumOf(rows.map(({ amount }) => amount))).toBe('90.00');
    expect(rows.every(({ id }) => id !== null)).toBe(true);
    expect(await rowsOf(slug, { reason: 'any' })).toHaveLength(1);
    later(0);
  });
});

describe('the changes since a day', () => {
  it.each(['0001-01-01', '9999-12-31'])('are refused for %s', async (since) => {
    const { slug } = await us.project();
    const answer = await director.send(costsApi.changesSince, {
      params: { slug },
      query: { since },
    });
    expect(answer.statusCode).toBe(400);
  });

  it('add up to the movement of the forecast', async () => {
    const { id: projectId, slug } = await us.project();
    const head = { slug, head: 'other' } as const;
    await director.call(costsApi.setPlan, { params: head, body: { budget: '100' } });
    await spend(projectId, '130');
    const query = { since: daysAfter(today, -1) };
    const result = await director.call(costsApi.changesSince, { params: { slug }, query });
    expect(result).toMatchObject({ forecastThen: '0.00', forecastNow: '130.00', effect: '130.00' });
    expect(result.movements).toMatchObject([
      { cause: 'cost', head: 'other', effect: '130.00', sources: [{ words: 'Permit' }] },
    ]);
    const none = await director.call(costsApi.changesSince, {
      params: { slug },
      query: { since: today },
    });
    expect(none).toMatchObject({ effect: '0.00', movements: [] });
  });
});

describe('permissions', () => {
  it.each(roles)('a %s sees pounds or only quantities', async (role) => {
    const { id: projectId, slug } = await us.project();
    await spend(projectId, '4711.11');
    const reader = await us.member({ role });
    const request = { params: { slug }, query: { since: '2026-01-01' } };
    const answers = [
      await reader.send(costsApi.list, { query: {} }),
      await reader.send(costsApi.read, { params: { slug } }),
      await reader.send(costsApi.rows, { params: { slug }, query: {} }),
      await reader.send(costsApi.changesSince, request),
      await reader.send(costsApi.curve, { params: { slug } }),
    ];
    const isShown = can(reader.actor, 'costAnalysis', 'R');
    for (const { statusCode, body } of answers) {
      expect(statusCode).toBe(200);
      expect(body.includes('4711.11')).toBe(isShown);
    }
  });

  it('show the pay of one person only to those who may see pay, and to others in the sums', async () => {
    const { id: projectId, slug } = await us.project();
    const { id: workerId } = await us.worker();
    await runInOrganizationWith(api.pools.app)(director.actor.organizationId, (tx) =>
      tx.update(workers).set({ hourlyRate: '31' }).where(eq(workers.id, workerId)),
    );
    const { id: labourSessionId } = await director.call(labourApi.start, {
      body: { projectId, crewKind: 'worker', workerId },
    });
    later(1);
    await director.call(labourApi.finish, { params: { labourSessionId }, body: {} });
    const siteManager = await us.member({ role: 'Site Manager' });
    const params = { slug };
    const [hidden] = await siteManager.call(costsApi.rows, { params, query: {} });
    expect(hidden).toMatchObject({ quantity: '1.000', rate: null, amount: null });
    expect((await siteManager.call(costsApi.read, { params })).actual).toBe('31.00');
    const [shown] = await rowsOf(slug);
    expect(shown).toMatchObject({ rate: '31.0000', amount: '31.00' });

    const since = { params, query: { since: daysAfter(today, -1) } };
    const wordsOf = async (reader: typeof director) =>
      (await reader.call(costsApi.changesSince, since)).movements.flatMap(({ sources }) =>
        sources.map(({ words }) => words),
      );
    expect(await wordsOf(siteManager)).toContain('Pay of employed workers');
    expect(await wordsOf(director)).not.toContain('Pay of employed workers');
    later(0);
  });
});

describe('overtime', () => {
  it('keeps settings that several users save at the same time', async () => {
    const company = await api.organization();
    const boss = await company.member({ role: 'Managing Director' });
    const saveSettings = (body: object) => boss.call(companyApi.changeCosts, { body });
    await Promise.all([
      saveSettings({ overtimeAfter: '8' }),
      saveSettings({ overtimeFactor: '1.75' }),
      saveSettings({ alertLevels: [70, 90] }),
    ]);
    const { settings } = await saveSettings({});
    expect(settings.costs).toMatchObject({
      overtime: [{ after: '8.00', factor: '1.75' }],
      alertLevels: [70, 90],
    });
  });

  it('counts from the day after it was set', async () => {
    const { settings } = await director.call(companyApi.changeCosts, {
      body: { overtimeAfter: '8' },
    });
    const rule = { from: daysAfter(today, 1), after: '8.00', factor: '1.50' };
    expect(settings.costs).toEqual({
      overtime: [rule],
      alertLevels: [80, 95, 100],
      tradeRates: [],
    });
  });
});
