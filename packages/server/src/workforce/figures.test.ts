import { costsApi } from '@sitewright/domain/costs/api';
import { daysAfter, londonDay } from '@sitewright/domain/kernel/calendar';
import { labourApi } from '@sitewright/domain/labour/api';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { aSiteIssueDraft } from '@sitewright/domain/site-issues/site-issue.fixture';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';
import type { Caller } from '../testing/caller.ts';
import type { Organization } from '../testing/organization.ts';

/** A Sunday: the working days of the week before are over. */
const sunday = new Date('2026-11-15T12:00:00.000Z');
let now = sunday;
const api = await testApi({ now: () => now });

let us: Organization;
let director: Caller;
let projectId: number;
let slug: string;

beforeEach(async () => {
  now = sunday;
  us = await api.organization();
  director = await us.member({ role: 'Director' });
  ({ id: projectId, slug } = await us.project());
});

const of = ({ id }: { id: number }) => ({ params: { workerId: id } });

/** From one time to another of a day in November, when London has no summer time. */
async function works(worker: { id: number }, from: string, to: string) {
  now = new Date(`${from}:00.000Z`);
  const body = { projectId, crewKind: 'worker', workerId: worker.id } as const;
  const { id: labourSessionId } = await director.call(labourApi.start, { body });
  now = new Date(`${to}:00.000Z`);
  await director.call(labourApi.finish, { params: { labourSessionId }, body: {} });
  now = sunday;
  return labourSessionId;
}

describe('the scores of a worker', () => {
  it('are calculated from sessions and issues, each with its formula and the number of cases', async () => {
    const worker = await us.worker();
    await works(worker, '2026-11-09T07:30', '2026-11-09T16:00');
    await works(worker, '2026-11-10T08:00', '2026-11-10T16:00');
    await works(worker, '2026-11-12T08:01', '2026-11-12T12:00');
    await works(worker, '2026-11-12T12:30', '2026-11-12T16:00');
    const assignedTo = `${worker.firstName} ${worker.lastName}`;
    const issue = (over: object) =>
      director.call(siteIssuesApi.report, {
        body: aSiteIssueDraft({ projectId, date: '2026-11-11', assignedTo, ...over }),
      });
    await issue({ issueType: 'near_miss', priority: 'high' });
    await issue({ issueType: 'snag', priority: 'low' });
    await issue({ issueType: 'snag', priority: 'low', assignedTo: 'Somebody Else' });
    const reply = await director.call(workforceApi.scores, of(worker));
    expect(reply.scores.map(({ name, score, cases }) => [name, score, cases])).toEqual([
      ['timekeeping', '66.7', 3],
      ['attendance', '60', 5],
      ['quality', '98', 1],
      ['safety', '90', 1],
    ]);
    expect(reply).toMatchObject({ hoursWorked: '24.0', lateDays: 1, totalAbsences: 2 });
    expect(reply.scores.map(({ formula }) => formula)).toEqual([
      '100 × days started by 08:00 ÷ days started, over 90 days',
      '100 × days worked ÷ working days, over 90 days',
      '100 less 2, 5, 10 or 20 for each quality issue, by priority, over 90 days',
      '100 less 2, 5, 10 or 20 for each safety issue, by priority, over 90 days',
    ]);
    // (66.67 + 60 + 98 + 90) / 4, by the same formulas, counted in the database.
    expect(await director.call(workforceApi.overallScores, {})).toEqual([
      { id: worker.id, score: '78.7', days: 3 },
    ]);
  });

  it('leave out workers without a session unless a score was set by hand, and those who have left', async () => {
    const [idle, judged, left] = [await us.worker(), await us.worker(), await us.worker()];
    await works(left, '2026-11-09T07:30', '2026-11-09T16:00');
    await director.call(workforceApi.setStatus, {
      ...of(left),
      body: { status: 'left', endDate: '2026-11-10' },
    });
    await director.call(workforceApi.setScore, {
      params: { workerId: judged.id, score: 'safety' },
      body: { value: 40, reason: 'Bypassed the guard' },
    });
    const listed = await director.call(workforceApi.overallScores, {});
    expect(listed).toEqual([{ id: judged.id, score: '70', days: 0 }]);
    expect(listed.map(({ id }) => id)).not.toContain(idle.id);
    const viewer = await us.member({ role: 'Viewer' });
    expect((await viewer.send(workforceApi.overallScores, {})).statusCode).toBe(403);
  });
});

describe('pay', () => {
  it('applies from its day on: an hour costs the rate of that day', async () => {
    const worker = await us.worker();
    const add = (effectiveFrom: string, hourlyRate: string) =>
      director.call(workforceApi.addRate, { ...of(worker), body: { effectiveFrom, hourlyRate } });
    await add('2026-01-05', '20');
    const { id: workerRateId } = await add('2026-11-10', '22.5');
    await add('2026-12-01', '25');
    const costOn = async (day: string) => {
      const session = await works(worker, `${day}T08:00`, `${day}T16:00`);
      const rows = await director.call(costsApi.rows, { params: { slug }, query: {} });
      return rows.find(({ sourceId }) => sourceId === session)?.rate;
    };
    expect(await costOn('2026-11-09')).toBe('20.0000');
    expect(await costOn('2026-11-10')).toBe('22.5000');
    await director.send(workforceApi.removeRate, { params: { workerRateId } });
    expect(await costOn('2026-11-11')).toBe('20.0000');
  });

  it.each([
    ['more than a person earns in an hour', { hourlyRate: '200.01' }, 'hourlyRate'],
    ['more than in a day', { dayRate: '2000.01' }, 'dayRate'],
    ['neither an hour nor a day', { overtimeRate: '30' }, 'hourlyRate'],
    ['no day', { effectiveFrom: 'soon', hourlyRate: '20' }, 'effectiveFrom'],
  ])('refuses %s at its field', async (_, over, field) => {
    const body = { effectiveFrom: '2026-01-05', ...over };
    const response = await director.send(workforceApi.addRate, { ...of(await us.worker()), body });
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]]);
  });
});

describe('the fatigue of the week', () => {
  const flags = async (by: Caller) => (await by.call(workforceApi.summary, {})).fatigueFlags;

  it('is counted for the week, and shown only to users who may see wellbeing data', async () => {
    const worker = await us.worker();
    expect(await flags(director)).toBe(0);
    // Thirteen hours without a break, ten hours of rest, and a long day without a break again.
    await works(worker, '2026-11-09T07:00', '2026-11-09T20:00');
    await works(worker, '2026-11-10T06:00', '2026-11-10T12:30');
    expect(await flags(director)).toBe(4);
    now = new Date(`${daysAfter(londonDay(sunday), 1)}T12:00:00.000Z`);
    expect(await flags(director)).toBe(0);
    const manager = await us.member({ role: 'Site Manager' });
    expect(await flags(manager)).toBeNull();
  });
});
