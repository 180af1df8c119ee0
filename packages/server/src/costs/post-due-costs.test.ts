import { costsApi } from '@sitewright/domain/costs/api';
import { diaryApi } from '@sitewright/domain/diary/api';
import { aDiaryEntryDraft } from '@sitewright/domain/diary/diary-entry.fixture';
import { daysAfter, londonDay } from '@sitewright/domain/kernel/calendar';
import { penceOf, poundsOf } from '@sitewright/domain/kernel/pence';
import { labourApi } from '@sitewright/domain/labour/api';
import { companyApi } from '@sitewright/domain/organizations/company-api';
import { plantApi } from '@sitewright/domain/plant/api';
import { aPlantHireDraft } from '@sitewright/domain/plant/plant-hire.fixture';
import type { CostHead } from '@sitewright/domain/purchase-orders/order-status';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { queryRows } from '../platform/prepared-statements.ts';
import { type RunInOrganization, runInOrganizationWith, type Tx } from '../platform/tenancy.ts';
import { testApi } from '../testing/api.ts';
import { secrets } from '../testing/organization.ts';
import { workers } from '../workforce/table.ts';
import { postDueCosts } from './post-due-costs.ts';
import { costRoundTask } from './round.ts';
import { costEntries } from './table.ts';

let now = new Date('2026-03-01T09:00:00Z');
const at = (time: string) => {
  now = new Date(`2026-03-${time}:00Z`);
};
const api = await testApi({ now: () => now });
const us = await api.organization();
const director = await us.member({ role: 'Managing Director' });
const within = runInOrganizationWith(api.pools.app);
const { organizationId } = director.actor;
const inUs = <T>(work: (tx: Tx) => Promise<T>) => within(organizationId, work);

const read = ({ slug }: { slug: string }) => director.call(costsApi.read, { params: { slug } });
const rows = ({ slug }: { slug: string }, query: object = {}) =>
  director.call(costsApi.rows, { params: { slug }, query });

describe('a plant hire', () => {
  const hire = (projectId: number, over: object = {}) =>
    director.call(plantApi.add, { body: aPlantHireDraft({ projectId, rate: '100', ...over }) });
  const naming = (plant: string) => ({ labor: JSON.stringify({ type: 'plant', plant, hours: 8 }) });

  const start = new Date();
  const later = (hours: number) => {
    now = new Date(start.getTime() + hours * 3_600_000);
  };

  it('is idle again when the diary entry is changed or deleted', async () => {
    later(0);
    const contract = await us.project();
    const daysAgo = (days: number) => daysAfter(londonDay(start), -days);
    await hire(contract.id, { onHireAt: `${daysAgo(14)}T08:00:00.000Z` });
    const { standing: idle } = await read(contract);
    const used = { projectId: contract.id, date: daysAgo(7), ...naming('13 t excavator') };
    const { id } = await director.call(diaryApi.create, { body: aDiaryEntryDraft(used) });
    const params = { diaryEntryId: id };
    const { standing: lessIdle } = await read(contract);
    expect(lessIdle).not.toEqual(idle);
    await director.call(diaryApi.edit, { params, body: naming('Dumper') });
    expect((await read(contract)).standing).toEqual(idle);
    await director.call(diaryApi.edit, { params, body: naming('The 13 T Excavator') });
    expect((await read(contract)).standing).toEqual(lessIdle);
    await director.send(diaryApi.remove, { params });
    expect((await read(contract)).standing).toEqual(idle);
  });

  it('gives up the hours that moved to another one', async () => {
    later(0);
    const [from, to] = [await us.project(), await us.project()];
    const byTheHour = { ratePer: 'hour', onHireAt: start.toISOString() };
    const { id: plantHireId } = await hire(from.id, byTheHour);
    const { id: otherId } = await hire(to.id, byTheHour);
    const { id: labourSessionId } = await director.call(labourApi.start, {
      body: { projectId: from.id, crewKind: 'plant', plantHireId },
    });
    later(2);
    await director.call(labourApi.finish, { params: { labourSessionId }, body: {} });
    expect([(await read(from)).actual, (await read(to)).actual]).toEqual(['200.00', '0.00']);
    await inUs((tx) =>
      queryRows(
        tx,
        'update labour_sessions set plant_hire_id = $1, project_id = $2 where id = $3',
        [otherId, to.id, labourSessionId],
      ),
    );
    expect([(await read(from)).actual, (await read(to)).actual]).toEqual(['0.00', '200.00']);
  });

  it('is posted day by day, however late its days are entered', async () => {
    later(0);
    const contract = await us.project();
    await hire(contract.id, { onHireAt: start.toISOString() });
    await read(contract);
    later(48);
    await costRoundTask(within, secrets, () => now)();
    const postedDays = (await rows(contract)).map(({ day, postedAt }) => [
      day,
      londonDay(new Date(postedAt)),
    ]);
    const days = [2, 1, 0].map((after) => daysAfter(londonDay(start), after));
    expect(postedDays).toEqual(days.map((day) => [day, day]));
  });
});

describe('overtime', () => {
  it('counts by person and day: the last sessions of the day carry it', async () => {
    at('01T09:00');
    await director.call(companyApi.changeCosts, { body: { overtimeAfter: '8' } });
    const [morning, evening] = [await us.project(), await us.project()];
    const { id: workerId } = await us.worker();
    await inUs((tx) =>
      tx.update(workers).set({ hourlyRate: '20' }).where(eq(workers.id, workerId)),
    );
    const start = async (projectId: number) => {
      const body = { projectId, crewKind: 'worker' as const, workerId };
      const { id: labourSessionId } = await director.call(labourApi.start, { body });
      return { params: { labourSessionId }, body: {} };
    };
    at('02T06:00');
    const first = await start(morning.id);
    at('02T12:00');
    await director.call(labourApi.finish, first);
    at('02T13:00');
    const second = await start(evening.id);
    at('02T16:00');
    // Nine hours by now, one of them beyond eight: 3 × £20 + £10.
    expect((await read(evening)).actual).toBe('70.00');
    at('02T19:00');
    await director.call(labourApi.finish, second);
    expect((await read(morning)).actual).toBe('120.00');
    expect((await read(evening)).actual).toBe('160.00');
    await inUs((tx) =>
      queryRows(
        tx,
        `update labour_segments set is_paid = false, kind = 'pause' where session_id = $1`,
        [first.params.labourSessionId],
      ),
    );
    expect((await read(evening)).actual).toBe('120.00');
  });
});

describe('the figures of one response', () => {
  /** Waits until another session is blocked by this transaction. */
  async function untilBlocked(tx: Tx): Promise<void> {
    const waiting = `select from pg_locks
      where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`;
    while ((await queryRows(tx, waiting, [])).length === 0);
  }

  it('are consistent, whatever is posted meanwhile', async () => {
    now = new Date();
    const contract = await us.project();
    const query = { since: daysAfter(londonDay(now), -1) };
    const ask = () => director.call(costsApi.changesSince, { params: contract, query });
    const { reading } = await inUs(async (tx) => {
      // The read stops half-way, at the plans.
      await queryRows(tx, 'lock table cost_plans in access exclusive mode', []);
      const reading = ask();
      await untilBlocked(tx);
      const cost = { head: 'other' as const, date: londonDay(now), description: 'Permit' };
      await tx.insert(costEntries).values({ projectId: contract.id, amount: '50', ...cost });
      const here: RunInOrganization = (_organization, work) => work(tx);
      await postDueCosts(here, organizationId, { now, secrets: secrets });
      return { reading };
    });
    const { forecastThen, forecastNow, effect } = await reading;
    expect(effect).toBe(poundsOf(penceOf(forecastNow ?? '') - penceOf(forecastThen ?? '')));
    expect((await ask()).effect).toBe('50.00');
  });

  it('are calculated again where the contract changed meanwhile', async () => {
    now = new Date();
    const { id: projectId } = await us.project();
    const body = { projectId, month: daysAfter(londonDay(now), -31).slice(0, 7) };
    const { id: costReportId } = await director.call(costsApi.openReport, { body });
    const request = { params: { costReportId }, body: {} };
    await director.call(costsApi.reviewReport, request);
    const { freezing } = await inUs(async (tx) => {
      await queryRows(tx, `update projects set budget = '4711' where id = $1`, [projectId]);
      const freezing = director.call(costsApi.freezeReport, request);
      await untilBlocked(tx);
      return { freezing };
    });
    expect((await freezing).figures.revised).toBe('4711.00');
  });

  it('are the last of a contract that has ended', async () => {
    now = new Date();
    const { id: projectId } = await us.project();
    await inUs((tx) =>
      queryRows(tx, `update projects set status = 'completed' where id = $1`, [projectId]),
    );
    const body = { projectId, month: daysAfter(londonDay(now), -31).slice(0, 7) };
    const { id: costReportId } = await director.call(costsApi.openReport, { body });
    const request = { params: { costReportId }, body: {} };
    await director.call(costsApi.reviewReport, request);
    await director.call(costsApi.freezeReport, request);
    const reports = await director.call(costsApi.listReports, { query: { projectId } });
    expect(reports.map(({ status }) => status)).toEqual(['frozen']);
  });

  it('go on from what was certified and released before, also when one is opened later', async () => {
    now = new Date();
    const { id: projectId } = await us.project();
    const openMonth = (daysAgo: number) => {
      const month = daysAfter(londonDay(now), -daysAgo).slice(0, 7);
      return director.call(costsApi.openReport, { body: { projectId, month } });
    };
    const { id: costReportId } = await openMonth(62);
    const request = { params: { costReportId }, body: {} };
    const entered = { certified: '8000.00', retentionRate: '5.00', retentionReleased: '200.00' };
    await director.call(costsApi.editReport, { ...request, body: { ...entered, applied: '90' } });
    await director.call(costsApi.reviewReport, request);
    await director.call(costsApi.freezeReport, request);
    const [next] = await director.call(costsApi.listReports, { query: { projectId } });
    expect(next).toMatchObject({ ...entered, status: 'open', applied: '0.00' });
    expect(next?.figures.retentionHeld).toBe('200.00');
    expect(await openMonth(0)).toMatchObject(entered);
  });

  it('are saved by all who change the same month at once', async () => {
    now = new Date();
    const { id: projectId } = await us.project();
    const body = { projectId, month: londonDay(now).slice(0, 7) };
    const { id: costReportId } = await director.call(costsApi.openReport, { body });
    const again = await director.send(costsApi.openReport, { body });
    expect([again.statusCode, again.json().fields]).toEqual([
      409,
      { month: 'This month already has a CVR. Open that one.' },
    ]);
    const edits = Array.from({ length: 8 }, (_, n) =>
      director.call(costsApi.editReport, { params: { costReportId }, body: { certified: `${n}` } }),
    );
    expect((await Promise.all(edits)).map(({ version }) => version).sort()).toEqual(
      Array.from({ length: 8 }, (_, n) => n + 2),
    );
  });
});

it('gives its heads no more than the contract has, unless they had it before', async () => {
  const { id: projectId, slug } = await us.project();
  const contractBudget = (budget: string | null) =>
    inUs((tx) =>
      queryRows(tx, 'update projects set budget = $1 where id = $2', [budget, projectId]),
    );
  const give = (head: CostHead, budget: string) =>
    director.send(costsApi.setPlan, { params: { slug, head }, body: { budget } });
  expect((await give('labour', '900')).statusCode).toBe(200);
  await contractBudget('1000');
  expect((await give('plant', '100')).statusCode).toBe(200);
  expect((await give('other', '12000.01')).json().fields).toEqual({
    budget:
      '£12,000.01 more than the contract’s budget of £1,000.00. Raise the contract’s budget or lower another head first.',
  });
  await contractBudget('500');
  expect((await give('labour', '800')).statusCode).toBe(200);
});

describe('a past month', () => {
  it('has the plans and changes as they were at its end', async () => {
    now = new Date();
    const contract = await us.project();
    const { id: projectId, slug } = contract;
    const plan = (budget: string) =>
      director.call(costsApi.setPlan, { params: { slug, head: 'other' }, body: { budget } });
    const endOfLast = daysAfter(`${londonDay(now).slice(0, 7)}-01`, -1);
    const endOfEarlier = daysAfter(`${endOfLast.slice(0, 7)}-01`, -1);
    await plan('1000');
    await inUs((tx) =>
      queryRows(tx, 'update cost_plans set created_at = $1 where project_id = $2', [
        `${daysAfter(endOfEarlier, 9)}T12:00:00Z`,
        projectId,
      ]),
    );
    await plan('4000');
    const change = { projectId, head: 'other' as const, description: 'Signs', budgetAmount: '7' };
    const { id: budgetChangeId } = await director.call(costsApi.proposeBudgetChange, {
      body: { ...change, valueAmount: '100' },
    });
    await director.call(costsApi.approveBudgetChange, { params: { budgetChangeId }, body: {} });
    const open = (month: string) =>
      director.call(costsApi.openReport, { body: { projectId, month } });
    const earlier = await open(endOfEarlier.slice(0, 7));
    expect(earlier.figures).toMatchObject({
      revised: '1000.00',
      plansAsOf: daysAfter(endOfEarlier, 21),
      contractAsOf: londonDay(now),
    });
    const current = await open(londonDay(now).slice(0, 7));
    expect(current.figures).toMatchObject({ revised: '4007.00', plansAsOf: londonDay(now) });
  });
});
