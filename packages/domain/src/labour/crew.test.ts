import { describe, expect, it } from 'vitest';
import { anActor } from '../kernel/actor.fixture.ts';
import { aWorker } from '../workforce/worker.fixture.ts';
import { alreadyAtWork, crewOf, obstacleToStarting } from './crew.ts';
import { aGang } from './labour-session.fixture.ts';
import { LabourSessionStart } from './labour-session.ts';

const manager = anActor({ role: 'Site Manager' });
const worker = aWorker();
const machine = {
  id: 3,
  name: '13 t excavator',
  supplierName: 'Tarn Plant Hire',
  operatorName: 'R Ellery',
  status: 'on_hire',
  rate: '310.00',
  ratePer: 'day',
  onHireAt: null,
  collectedAt: null,
};

describe('who starts', () => {
  it('is a worker under their name', () => {
    expect(crewOf({ projectId: 1, crewKind: 'worker', workerId: 1 }, { worker }, manager)).toEqual({
      name: 'Dan Price',
      company: 'Harkness Formwork',
      jobRole: 'Carpenter',
      operatives: 1,
      hourlyRate: null,
      workerIds: [1],
      gangId: null,
      plantHireId: null,
    });
  });

  it('is a worker at the rate of the day, unless another was agreed by those who set pay', () => {
    const start = { projectId: 1, crewKind: 'worker', workerId: 1, hourlyRate: '26.00' } as const;
    const director = anActor({ role: 'Director' });
    expect(crewOf(start, { worker }, director).hourlyRate).toBe('26.00');
    expect(crewOf(start, { worker }, manager).hourlyRate).toBeNull();
  });

  it('checks only the people of its own kind of crew', () => {
    const start = { projectId: 1, crewKind: 'company', company: 'Dunmore', operatives: 6 } as const;
    const named = { worker, gang: aGang(), machine };
    const crew = { workerIds: [], gangId: null, plantHireId: null };
    expect(crewOf(start, named, manager)).toMatchObject(crew);
  });

  it('is a gang without the members who do not start, and counts without them', () => {
    const gang = aGang({ workerIds: [4, 5, 6], operatives: 9 });
    const start = { projectId: 1, crewKind: 'gang' as const, gangId: 1, workerIds: [5] };
    expect(crewOf(start, { gang }, manager)).toMatchObject({ workerIds: [5], operatives: 7 });
  });

  it('is a gang with its members', () => {
    const gang = aGang({ workerIds: [4, 5] });
    expect(crewOf({ projectId: 1, crewKind: 'gang', gangId: 1 }, { gang }, manager)).toMatchObject({
      name: 'Harkness Formwork',
      operatives: 9,
      workerIds: [4, 5],
    });
  });

  it('is a machine with who operates it; only a rate by the hour is one', () => {
    const start = { projectId: 1, crewKind: 'plant', plantHireId: 3 } as const;
    expect(crewOf(start, { machine }, manager)).toMatchObject({
      company: 'Tarn Plant Hire',
      jobRole: 'R Ellery',
      hourlyRate: null,
    });
    const byHour = { ...machine, rate: '41.00', ratePer: 'hour' };
    expect(crewOf(start, { machine: byHour, worker }, manager)).toMatchObject({
      jobRole: 'Dan Price',
      hourlyRate: '41.00',
      workerIds: [1],
    });
  });

  it('is a company by its headcount; its rate from who may see money', () => {
    const start = {
      projectId: 1,
      crewKind: 'company',
      company: 'Dunmore',
      operatives: 6,
      hourlyRate: '21.00',
    } as const;
    expect(crewOf(start, {}, manager)).toMatchObject({ operatives: 6, hourlyRate: '21.00' });
    const supervisor = anActor({ role: 'Site Supervisor' });
    expect(crewOf(start, {}, supervisor).hourlyRate).toBeNull();
  });

  it.each([
    ['worker', ['workerId']],
    ['gang', ['gangId']],
    ['plant', ['plantHireId']],
    ['company', ['company', 'operatives']],
  ])('is required: a %s', (crewKind, fields) => {
    const { error } = LabourSessionStart.safeParse({ projectId: 1, crewKind });
    expect(error?.issues.map(({ path }) => path[0])).toEqual(fields);
  });
});

describe('who cannot start', () => {
  it.each([
    [{ worker: { ...worker, employmentStatus: 'suspended' as const } }, 'labour.not_active'],
    [{ gang: aGang({ active: false }) }, 'labour.not_active'],
    [{ machine: { ...machine, status: 'collected' } }, 'labour.not_on_hire'],
    [{ worker, machine, gang: aGang() }, undefined],
  ])('is refused with a reason', (named, code) => {
    expect(obstacleToStarting(named)?.code).toBe(code);
  });

  it('is named with where they are, but not all of a long list', () => {
    const dan = { name: 'Dan Price', contract: 'Quay Street' };
    expect(alreadyAtWork([dan]).message).toBe('Already at work: Dan Price on Quay Street.');
    expect(alreadyAtWork(Array(7).fill(dan)).message).toMatch(/ and 2 more\.$/);
  });
});
