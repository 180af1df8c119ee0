import { carbonApi } from '@sitewright/domain/carbon/api';
import { costsApi } from '@sitewright/domain/costs/api';
import { diaryApi } from '@sitewright/domain/diary/api';
import { aDiaryEntryDraft } from '@sitewright/domain/diary/diary-entry.fixture';
import type { Role } from '@sitewright/domain/kernel/access';
import { daysAfter, londonDay } from '@sitewright/domain/kernel/calendar';
import { isWorkingDay, workingDayBefore } from '@sitewright/domain/kernel/working-days';
import { labourApi } from '@sitewright/domain/labour/api';
import { overviewApi } from '@sitewright/domain/overview/api';
import { projectsApi } from '@sitewright/domain/projects/api';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { aSiteIssueDraft } from '@sitewright/domain/site-issues/site-issue.fixture';
import { expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';

it('counts what is open and overdue on each contract, of our own organisation', async () => {
  const api = await testApi();
  const us = await api.organization();
  const director = await us.member({ role: 'Director' });
  const [{ id: busy }, { id: calm }] = [await us.project(), await us.project()];
  const today = londonDay(new Date());
  const report = (projectId: number, targetDate: string | null) =>
    director.call(siteIssuesApi.report, { body: aSiteIssueDraft({ projectId, targetDate }) });
  await report(busy, daysAfter(today, -1));
  await report(busy, today);
  await report(busy, null);
  const { id: siteIssueId } = await report(calm, daysAfter(today, -9));
  await director.call(siteIssuesApi.close, { params: { siteIssueId }, body: {} });

  const overviews = await director.call(overviewApi.contracts, {});
  expect(
    overviews.map(({ projectId, openIssues, overdueIssues }) => [
      projectId,
      openIssues,
      overdueIssues,
    ]),
  ).toEqual([
    [busy, 3, 1],
    [calm, 0, 0],
  ]);
  const stranger = await (await api.organization()).member({ role: 'Director' });
  expect(await stranger.call(overviewApi.contracts, {})).toEqual([]);
});

/** Ahead of the clock by which the database says when a contract was opened. */
function comingWorkingDay(): string {
  let day = daysAfter(londonDay(new Date()), 1);
  while (!isWorkingDay(day)) day = daysAfter(day, 1);
  return day;
}

it('says when the diary was last written, and where it is missing on a working day', async () => {
  const today = comingWorkingDay();
  const before = workingDayBefore(today);
  const api = await testApi({ now: () => new Date(`${today}T14:00:00Z`) });
  const us = await api.organization();
  const manager = await us.member({ role: 'Site Manager' });
  const open = async (edit: object) => {
    const { id: projectId } = await us.project();
    await manager.call(projectsApi.edit, { params: { projectId }, body: edit });
    return projectId;
  };
  const going = { status: 'active' };
  const [written, missing, idle] = [await open(going), await open(going), await open(going)];
  const clocked = await open(going);
  await manager.call(labourApi.start, {
    body: { projectId: clocked, crewKind: 'company', company: 'Bower', operatives: 4 },
  });
  const later = { ...going, startDate: daysAfter(today, 1) };
  const [waiting, ahead] = [await open({}), await open(later)];
  const write = (projectId: number, date: string) =>
    manager.call(diaryApi.create, { body: aDiaryEntryDraft({ projectId, date }) });
  await write(written, before);
  const { author, createdAt: enteredAt } = await write(written, today);
  // Written before, and sent later by a phone without signal.
  await manager.call(diaryApi.create, {
    body: {
      ...aDiaryEntryDraft({ projectId: written, date: today }),
      createdAt: new Date(Date.parse(enteredAt) - 60_000).toISOString(),
    },
  });
  await write(missing, before);
  const params = { projectId: idle, date: today };
  await manager.call(diaryApi.setNoWork, { params, body: { reason: 'Frost' } });

  const overviews = await manager.call(overviewApi.contracts, {});
  const of = (id: number) => overviews.find(({ projectId }) => projectId === id);
  expect(of(written)).toMatchObject({
    isDiaryMissing: false,
    lastDiary: { date: today, author, enteredAt },
  });
  expect(of(missing)).toMatchObject({ isDiaryMissing: true, lastDiary: { date: before } });
  for (const id of [idle, clocked, waiting, ahead])
    expect(of(id)).toMatchObject({ isDiaryMissing: false, lastDiary: null });
  const begun = overviews.filter(({ isCrewOnly }) => isCrewOnly);
  expect(begun.map(({ projectId }) => projectId)).toEqual([clocked]);
  await write(clocked, today);
  const afterwards = await manager.call(overviewApi.contracts, {});
  expect(afterwards.some(({ isCrewOnly }) => isCrewOnly)).toBe(false);
});

it('shows the same actual cost as the cost analysis while a crew is at work', async () => {
  let now = new Date('2026-11-12T08:00:00Z');
  const api = await testApi({ now: () => now });
  const us = await api.organization();
  const director = await us.member({ role: 'Director' });
  const { id: projectId, slug } = await us.project();
  await director.call(labourApi.start, {
    body: { projectId, crewKind: 'company', company: 'Bower', operatives: 4, hourlyRate: '30' },
  });
  now = new Date('2026-11-12T09:30:20Z');
  const [overview] = await director.call(overviewApi.contracts, {});
  // 4 × 1.5 h × £30
  expect(overview?.spent).toBe('180.00');
  expect((await director.call(costsApi.read, { params: { slug } })).actual).toBe('180.00');
});

it('shows what is booked to roles that may see costs, and to no others', async () => {
  const api = await testApi();
  const us = await api.organization();
  const director = await us.member({ role: 'Director' });
  const { id: projectId } = await us.project();
  await director.call(costsApi.addEntry, {
    body: { projectId, head: 'other', date: '2026-10-30', description: 'Permit', amount: '90.50' },
  });
  const spentFor = async (role: Role) => {
    const [overview] = await (await us.member({ role })).call(overviewApi.contracts, {});
    return overview?.spent;
  };
  expect(await spentFor('Director')).toBe('90.50');
  await director.call(projectsApi.edit, {
    params: { projectId },
    body: { budget: '1000', contractValue: '2000' },
  });
  const change = {
    ...({ head: 'other', description: 'Night shift' } as const),
    ...{ budgetAmount: '250', valueAmount: '300' },
  };
  const { id: budgetChangeId } = await director.call(costsApi.proposeBudgetChange, {
    body: { projectId, ...change },
  });
  const approver = await us.member({ role: 'Managing Director' });
  const decision = { params: { budgetChangeId }, body: {} };
  await approver.call(costsApi.approveBudgetChange, decision);
  const [overview] = await director.call(overviewApi.contracts, {});
  expect(overview).toMatchObject({ revisedBudget: '1250.00', revisedValue: '2300.00' });
  expect(await spentFor('Viewer')).toBeNull();
  expect(await spentFor('Site Supervisor')).toBeNull();
});

it('tells what each contract has emitted up to today', async () => {
  const api = await testApi();
  const us = await api.organization();
  const director = await us.member({ role: 'Director' });
  const [{ id: busy }, { id: calm }] = [await us.project(), await us.project()];
  const emit = (date: string, carbonEmitted: string) =>
    director.call(carbonApi.add, {
      body: {
        ...{ projectId: busy, date, carbonEmitted },
        ...({ source: 'Skip', category: 'waste' } as const),
      },
    });
  const today = londonDay(new Date());
  await emit(today, '1200.5');
  await emit(daysAfter(today, -40), '34.25');
  const overviews = await director.call(overviewApi.contracts, {});
  expect(overviews.map(({ projectId, carbon }) => [projectId, Number(carbon)])).toEqual([
    [busy, 1234.75],
    [calm, 0],
  ]);
});

it('says what a new company has set up', async () => {
  const api = await testApi();
  const us = await api.organization();
  const admin = await us.member({ role: 'Director', isOrganizationAdmin: true });
  const start = () => admin.call(overviewApi.gettingStarted, {});
  expect(await start()).toMatchObject({ contract: false, colleague: false, diaryEntry: false });
  const { id: projectId } = await us.project();
  await us.member();
  await admin.call(diaryApi.create, { body: aDiaryEntryDraft({ projectId }) });
  expect(await start()).toMatchObject({ contract: true, colleague: true, diaryEntry: true });
  expect(await start()).toMatchObject({ profile: false, supplier: false, order: false });
});
