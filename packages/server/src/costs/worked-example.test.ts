import { costsApi } from '@sitewright/domain/costs/api';
import { deliveriesApi } from '@sitewright/domain/deliveries/api';
import { aDeliveryLineDraft } from '@sitewright/domain/deliveries/delivery.fixture';
import { diaryApi } from '@sitewright/domain/diary/api';
import { aDiaryEntryDraft } from '@sitewright/domain/diary/diary-entry.fixture';
import { sumOf } from '@sitewright/domain/kernel/pence';
import { found } from '@sitewright/domain/kernel/problem';
import { labourApi } from '@sitewright/domain/labour/api';
import { plantApi } from '@sitewright/domain/plant/api';
import { aPlantHireDraft } from '@sitewright/domain/plant/plant-hire.fixture';
import { projectsApi } from '@sitewright/domain/projects/api';
import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import type { CostHead } from '@sitewright/domain/purchase-orders/order-status';
import { aPurchaseOrderDraft } from '@sitewright/domain/purchase-orders/purchase-order.fixture';
import { extractText } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';

// Every figure here is worked by hand in docs/WORKED-EXAMPLE-COSTS.md.

let now = new Date('2026-03-02T08:00:00Z');
const api = await testApi({ now: () => now });
const us = await api.organization();
const director = await us.member({ role: 'Managing Director' });
const { id: projectId, slug } = await director.call(projectsApi.create, {
  body: {
    name: 'Two garages',
    contractValue: '100000',
    budget: '80000',
    startDate: '2026-03-02',
    finishDate: '2026-04-24',
  },
});

const at = (time: string) => {
  now = new Date(`2026-03-${time}Z`);
};
const read = () => director.call(costsApi.read, { params: { slug } });
const plan = (head: CostHead, body: object) =>
  director.call(costsApi.setPlan, { params: { slug, head }, body });

async function plans() {
  await plan('labour', { budget: '20000' });
  await plan('materials', { budget: '30000' });
  await plan('plant', {
    budget: '10000',
    method: 'manual',
    finalCost: '11250',
    note: 'The crane stays two weeks longer',
  });
  await plan('subcontract', { budget: '8000' });
  await plan('preliminaries', { budget: '5000', method: 'run_rate' });
  await plan('other', { budget: '2000' });
  const { id: budgetChangeId } = await director.call(costsApi.proposeBudgetChange, {
    body: {
      projectId,
      head: 'labour',
      description: 'Extra drainage',
      budgetAmount: '1500',
      valueAmount: '2000',
    },
  });
  await director.call(costsApi.approveBudgetChange, { params: { budgetChangeId }, body: {} });
  await director.call(costsApi.proposeBudgetChange, {
    body: {
      projectId,
      head: 'subcontract',
      description: 'Green roof',
      valueAmount: '4000',
      probability: '50',
    },
  });
}

/**
 * Four people from 08:00 to 16:30 with half an hour of lunch and an hour of rain; two more without
 * a rate.
 */
async function crews() {
  const start = (operatives: number, hourlyRate?: string) =>
    director.call(labourApi.start, {
      body: { projectId, crewKind: 'company', company: 'Harkness', operatives, hourlyRate },
    });
  const pause = (labourSessionId: number, reason: 'lunch' | 'weather') =>
    director.call(labourApi.pause, { params: { labourSessionId }, body: { reason } });
  const resume = (labourSessionId: number) =>
    director.call(labourApi.resume, { params: { labourSessionId }, body: {} });
  const finish = (labourSessionId: number) =>
    director.call(labourApi.finish, { params: { labourSessionId }, body: {} });
  at('02T08:00:00');
  const { id: gang } = await start(4, '25.00');
  const { id: others } = await start(2);
  at('02T11:00:00');
  await finish(others);
  at('02T12:00:00');
  await pause(gang, 'lunch');
  at('02T12:30:00');
  await resume(gang);
  at('02T14:00:00');
  await pause(gang, 'weather');
  at('02T15:00:00');
  await resume(gang);
  at('02T16:30:00');
  await finish(gang);
}

async function diary() {
  at('03T16:00:00');
  const labor = { type: 'labour', jobRole: 'Labourer', hours: 8, operatives: 2, hourlyRate: 20 };
  await director.call(diaryApi.create, {
    body: aDiaryEntryDraft({ projectId, date: '2026-03-03', labor: JSON.stringify(labor) }),
  });
}

const hire = () =>
  director.call(plantApi.add, { body: aPlantHireDraft({ projectId, rate: '150' }) });

/**
 * A hundred blocks and ten tonnes of sand; sixty blocks arrived, five of them broken, and all the
 * sand.
 */
async function order() {
  const { id: purchaseOrderId, items } = await director.call(purchaseOrdersApi.raise, {
    body: aPurchaseOrderDraft({
      contractId: projectId,
      costHead: 'materials',
      items: [
        { description: 'Blocks', quantity: '100', unit: 'nr', unitPrice: '12.5' },
        { description: 'Sand', quantity: '10', unit: 't', unitPrice: '35', discountRate: '10' },
      ],
    }),
  });
  const params = { purchaseOrderId };
  await director.call(purchaseOrdersApi.approve, { params, body: {} });
  at('05T10:00:00');
  const [blocks, sand] = items.map(({ id }) => id);
  await director.call(deliveriesApi.receive, {
    params,
    body: {
      date: '2026-03-05',
      items: [
        aDeliveryLineDraft(found(blocks), '60', { rejected: '5', rejectionReason: 'damaged' }),
        aDeliveryLineDraft(found(sand), '10'),
      ],
    },
  });
}

const fee = (amount: string, date: string) =>
  director.call(costsApi.addEntry, {
    body: { projectId, head: 'preliminaries', date, description: 'Road closure', amount },
  });

beforeAll(async () => {
  await plans();
  await hire();
  await crews();
  await diary();
  await order();
  at('06T17:00:00');
  await fee('120', '2026-02-02');
  await fee('480', '2026-03-06');
  await director.call(costsApi.reportProgress, { body: { projectId, percent: '10' } });
});

describe('the costs of two garages after a week', () => {
  it('shows each head and the total', async () => {
    const { heads, unallocated, ...all } = await read();
    const rowsOfHeads = heads.map(
      ({ head, revised, actual, open, toComplete, forecast, variance }) =>
        [head, revised, actual, open, toComplete, forecast, variance].join(' '),
    );
    expect(rowsOfHeads).toEqual([
      'labour 21500.00 1120.00 0.00 20380.00 21500.00 0.00',
      'materials 30000.00 1002.50 562.50 28435.00 30000.00 0.00',
      'plant 10000.00 750.00 0.00 10500.00 11250.00 -1250.00',
      'subcontract 8000.00 0.00 0.00 8000.00 8000.00 0.00',
      'preliminaries 5000.00 600.00 0.00 792.00 1392.00 3608.00',
      'other 2000.00 0.00 0.00 2000.00 2000.00 0.00',
    ]);
    expect(unallocated).toEqual({ budget: '5000.00', toComplete: '3750.00' });
    expect(all).toMatchObject({
      budget: '80000.00',
      changes: '1500.00',
      revised: '81500.00',
      actual: '3472.50',
      committed: '1565.00',
      open: '562.50',
      toComplete: '73857.00',
      forecast: '77892.00',
      variance: '3608.00',
      contractValue: '102000.00',
      margin: '24108.00',
      marginPercent: '23.6',
      percentComplete: '10.0',
      earnedValue: '8150.00',
      cpi: '2.35',
      // 10 % ÷ (4 ÷ 53) is 1.325.
      spi: '1.33',
      hours: '54.000',
      hoursWithoutRate: '6.000',
      plantDays: '5.000',
      health: 'good',
      alerts: [],
    });
  });

  it('shows standing time by reason', async () => {
    const { standing } = await read();
    expect(standing).toEqual([
      { reason: 'idle', hours: '0.000', days: '2.000', cost: '300.00' },
      { reason: 'weather', hours: '4.000', days: '0.000', cost: '100.00' },
    ]);
  });

  it('has figures that are the sums of their rows', async () => {
    const { heads } = await read();
    for (const { head, actual, open, committed } of heads)
      for (const [measure, figure] of Object.entries({ actual, open, committed })) {
        const query = { head, measure: measure as 'actual', limit: 200 };
        const rows = await director.call(costsApi.rows, { params: { slug }, query });
        expect(sumOf(rows.map(({ amount }) => amount))).toBe(figure);
      }
  });

  it('lists the rows of standing time without unpaid lunch', async () => {
    const { standing } = await read();
    for (const { reason, cost } of standing) {
      const query = { reason, limit: 200 };
      const rows = await director.call(costsApi.rows, { params: { slug }, query });
      expect(sumOf(rows.map(({ amount }) => amount))).toBe(cost);
    }
    const all = await director.call(costsApi.rows, { params: { slug }, query: { reason: 'any' } });
    expect(new Set(all.map(({ reason }) => reason))).toEqual(new Set(['weather', 'idle']));
  });

  it('finds hours without a rate', async () => {
    const query = { rate: 'none', measure: 'actual' } as const;
    const rows = await director.call(costsApi.rows, { params: { slug }, query });
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ rate, amount }) => `${rate} ${amount}`))).toEqual(
      new Set(['null 0.00']),
    );
  });

  it('prints the hours without a rate, and standing time as on screen', async () => {
    const { rawPayload } = await director.send(costsApi.pdf, { params: { slug } });
    const { text } = await extractText(new Uint8Array(rawPayload));
    const printed = text.join(' ').replace(/\s+/g, ' ');
    expect(printed).toContain('6 hours have no rate and are not costed.');
    expect(printed).toContain('Idle plant 2 £300.00');
    expect(printed).toContain('Weather 4 £100.00');
  });

  it("shows the same contract in one line of the company's list", async () => {
    const [row] = await director.call(costsApi.list, { query: {} });
    expect(row).toMatchObject({ slug, forecast: '77892.00', margin: '24108.00' });
    expect(row?.actualByHead).toMatchObject({ labour: '1120.00', plant: '750.00' });
  });

  it('freezes the month, and a late cost does not change it', async () => {
    const { id: costReportId } = await director.call(costsApi.openReport, {
      body: { projectId, month: '2026-03' },
    });
    const params = { costReportId };
    const open = await director.call(costsApi.editReport, {
      params,
      body: { certified: '5000', applied: '1000', adjustment: '-200', accruals: '150' },
    });
    expect(open.figures).toMatchObject({
      to: '2026-03-06',
      value: '5800.00',
      cost: '3622.50',
      margin: '2177.50',
      marginPercent: '37.5',
      retentionHeld: '150.00',
      unagreed: '2000.00',
      forecast: '77892.00',
      finalMargin: '26108.00',
      finalMarginPercent: '25.1',
      movedBy: null,
    });
    await director.call(costsApi.reviewReport, { params, body: {} });
    const freezing = director.call(costsApi.freezeReport, { params, body: {} });
    await expect(freezing).rejects.toThrow('March 2026 can be frozen from its last day');
    at('31T17:00:00');
    const { figures } = await director.call(costsApi.freezeReport, { params, body: {} });
    expect(figures).toMatchObject({ to: '2026-03-31', cost: '7372.50' });
    await fee('100', '2026-03-04');
    const [next, frozen] = await director.call(costsApi.listReports, { query: { projectId } });
    expect(frozen?.figures).toEqual(figures);
    expect([next?.month, next?.status]).toEqual(['2026-04-01', 'open']);
    expect((await read()).actual).toBe('7322.50');
  });
});
