import { describe, expect, it } from 'vitest';
import { anActor } from '../kernel/actor.fixture.ts';
import { changedMeanwhile } from '../kernel/problem.ts';
import {
  endsBeforeStart,
  timeAfterHire,
  timeAfterNotice,
  timeBeforeHire,
  timeInFuture,
} from './hire-dates.ts';
import { aPlantHire, aPlantHireDraft } from './plant-hire.fixture.ts';
import {
  alreadyArrived,
  alreadyOnContract,
  breakdownAlreadyReported,
  collectHire,
  draftHire,
  editHire,
  machineBrokenDown,
  noSupplierEmail,
  obstacleToBreakdown,
  obstacleToCollecting,
  obstacleToExtending,
  obstacleToGoingTo,
  obstacleToOffHiring,
  obstacleToReceiving,
  obstacleToRepair,
  obstacleToTransferring,
  offHire,
  rateIsNotYours,
  receiveHire,
  reportBreakdown,
  shownTo,
  transferHire,
} from './rules.ts';

const manager = anActor({ role: 'Site Manager' });
const supervisor = anActor({ role: 'Site Supervisor' });
const viewer = anActor({ role: 'Viewer' });
const now = '2026-03-04T12:00:00.000Z';
const breakdown = { reason: 'Hydraulics', brokeDownAt: '2026-03-03T09:00:00.000Z' };

describe('a new hire', () => {
  it.each([
    ['2026-03-04T11:59:00.000Z', 'on_hire'],
    ['2026-03-05T08:00:00.000Z', 'requested'],
    [null, 'requested'],
  ])('with the on-hire time %s is %s', (onHireAt, status) => {
    expect(draftHire(aPlantHireDraft({ onHireAt }), manager, now).status).toBe(status);
  });

  it('is expected back no sooner than it comes', () => {
    const draft = aPlantHireDraft({ expectedOffHire: '2026-03-01' });
    expect(() => draftHire(draft, manager, now)).toThrow(endsBeforeStart.message);
  });

  it.each([
    [undefined, {}, ['notice_period', 7, 'working_day']],
    [[1, 'calendar_day'], {}, ['notice_period', 1, 'calendar_day']],
    [[1, null], {}, ['notice_period', 1, 'working_day']],
    [
      [1, 'calendar_day'],
      { chargedUntil: 'collection', noticeDays: 0 },
      ['collection', 0, 'calendar_day'],
    ],
  ] as const)('of a supplier with the notice %j and the terms %j has %j', (of, over, expected) => {
    const supplier = of && { hireNoticeDays: of[0], hireNoticeUnit: of[1] };
    const hire = draftHire(aPlantHireDraft(over), manager, now, supplier);
    expect([hire.chargedUntil, hire.noticeDays, hire.noticeUnit]).toEqual(expected);
  });

  it('takes its rate only from users who may see it', () => {
    const draft = aPlantHireDraft({ rate: '100.00' });
    expect(draftHire(draft, manager, now).rate).toBe('100.00');
    expect(() => draftHire(draft, supervisor, now)).toThrow(rateIsNotYours.message);
  });
});

describe('an edit', () => {
  it('extends the hire, as long as it runs', () => {
    const changes = { expectedOffHire: '2026-04-01' };
    expect(editHire(aPlantHire(), manager, changes, now).expectedOffHire).toBe('2026-04-01');
    const notified = aPlantHire({ status: 'off_hire_notified' });
    expect(() => editHire(notified, manager, changes, now)).toThrow(/notice has already been sent/);
    expect(editHire(notified, manager, { notes: 'Keys in the office' }, now).notes).toMatch(/Keys/);
  });

  it('leaves what it does not name, and the rate that its author cannot see', () => {
    const edited = editHire(aPlantHire(), supervisor, { rate: null, notes: 'Gate 2' }, now);
    expect(edited).toEqual(aPlantHire({ notes: 'Gate 2' }));
    expect(() => editHire(aPlantHire(), supervisor, { rate: '1.00' }, now)).toThrow(
      rateIsNotYours.message,
    );
    expect(editHire(aPlantHire(), manager, { rate: null }, now).rate).toBeNull();
  });

  it('returns the current hire on a conflict, without costs for users who may not see them', () => {
    const hire = aPlantHire({ version: 3 });
    expect(() => editHire(hire, supervisor, { version: 2 }, now)).toThrow(
      expect.objectContaining({
        problem: changedMeanwhile,
        details: { current: { ...hire, rate: null, cost: null, costToCome: null } },
      }),
    );
  });

  it('cannot put the arrival after the off-hire notice', () => {
    const hire = aPlantHire({ offHireNoticeAt: '2026-03-03T16:00:00.000Z' });
    const edit = (onHireAt: string) => () => editHire(hire, manager, { onHireAt }, now);
    expect(edit('2026-03-04T08:00:00.000Z')).toThrow(timeAfterNotice.message);
    expect(edit('2026-03-03T08:00:00.000Z')).not.toThrow();
  });

  it('cannot put the arrival of what is here into the future', () => {
    const onHireAt = '2026-03-05T08:00:00.000Z';
    expect(() => editHire(aPlantHire(), manager, { onHireAt }, now)).toThrow(timeInFuture.message);
    const requested = aPlantHire({ status: 'requested', onHireAt: null });
    expect(editHire(requested, manager, { onHireAt }, now).onHireAt).toBe(onHireAt);
  });
});

it.each(['collected', 'transferred'] as const)(
  'what is %s did not come after it left',
  (status) => {
    const gone = aPlantHire({ status, collectedAt: '2026-03-03T16:00:00.000Z' });
    const arriving = (onHireAt: string) => editHire(gone, manager, { onHireAt }, now);
    expect(() => arriving('2026-03-03T16:00:00.001Z')).toThrow(
      expect.objectContaining({
        problem: timeAfterHire,
        details: { fields: { onHireAt: timeAfterHire.message } },
      }),
    );
    expect(arriving('2026-03-03T16:00:00.000Z').onHireAt).toBe('2026-03-03T16:00:00.000Z');
  },
);

describe('each step', () => {
  const obstacles = {
    receive: obstacleToReceiving,
    'off-hire': obstacleToOffHiring,
    collect: obstacleToCollecting,
    extend: obstacleToExtending,
    'break down': obstacleToBreakdown,
    transfer: obstacleToTransferring,
  };

  it.each([
    ['requested', ['receive', 'extend']],
    ['on_hire', ['off-hire', 'extend', 'break down', 'transfer']],
    ['off_hire_notified', ['collect']],
    ['collected', []],
    ['transferred', []],
  ] as const)('from %s may go to %j', (status, steps) => {
    const hire = aPlantHire({ status });
    const free = Object.entries(obstacles).filter(([, obstacle]) => !obstacle(hire, manager));
    expect(free.map(([step]) => step)).toEqual(steps);
  });

  it.each(Object.entries(obstacles))('to %s is not for a viewer', (_, obstacle) => {
    const message = obstacle(aPlantHire(), viewer)?.message;
    expect(message).toMatch(/^Only .* can change plant on hire\.$/);
  });
});

describe('the arrival', () => {
  const requested = aPlantHire({ status: 'requested', onHireAt: null });

  it('begins the hire now, or when it came', () => {
    expect(receiveHire(requested, manager, {}, now)).toMatchObject({
      status: 'on_hire',
      onHireAt: now,
    });
    const onHireAt = '2026-03-03T07:00:00.000Z';
    expect(receiveHire(requested, manager, { onHireAt }, now).onHireAt).toBe(onHireAt);
  });

  it('happens once, and not tomorrow', () => {
    expect(() => receiveHire(aPlantHire(), manager, {}, now)).toThrow(alreadyArrived.message);
    const onHireAt = '2026-03-05T07:00:00.000Z';
    expect(() => receiveHire(requested, manager, { onHireAt }, now)).toThrow(timeInFuture.message);
    const nearly = '2026-03-04T12:10:00.000Z'; // a clock on site that is fast
    expect(receiveHire(requested, manager, { onHireAt: nearly }, now).status).toBe('on_hire');
  });
});

describe('the off-hire notice', () => {
  it('is stamped with the time, and numbered by the supplier or by us', () => {
    expect(offHire(aPlantHire({ id: 42 }), manager, {}, now)).toMatchObject({
      status: 'off_hire_notified',
      offHireNoticeAt: now,
      offHireNumber: 'OH-0042',
    });
    const offHireNumber = 'TPH-OFF-9';
    expect(offHire(aPlantHire(), manager, { offHireNumber }, now)).toMatchObject({ offHireNumber });
  });

  it('needs an address, unless the supplier was informed in another way', () => {
    const unreachable = aPlantHire({ supplierEmail: null });
    expect(() => offHire(unreachable, manager, {}, now)).toThrow(noSupplierEmail.message);
    expect(offHire(unreachable, manager, { withoutMail: true }, now).status).toBe(
      'off_hire_notified',
    );
  });
});

describe('the collection', () => {
  const notified = aPlantHire({ status: 'off_hire_notified' });

  it('ends the hire, and notes the damage', () => {
    const damage = 'Cracked mirror';
    expect(collectHire(notified, manager, { damage }, now)).toMatchObject({
      status: 'collected',
      collectedAt: now,
      damage,
    });
  });

  it('comes after the arrival', () => {
    const collectedAt = '2026-03-01T08:00:00.000Z';
    expect(() => collectHire(notified, manager, { collectedAt }, now)).toThrow(
      timeBeforeHire.message,
    );
  });
});

describe('a breakdown', () => {
  it('is reported once, and ended by a repair', () => {
    expect(reportBreakdown(aPlantHire(), manager, { reason: 'Track off' }, now)).toEqual({
      reason: 'Track off',
      brokeDownAt: now,
    });
    const broken = aPlantHire({ breakdown });
    expect(obstacleToBreakdown(broken, manager)).toBe(breakdownAlreadyReported);
    expect(obstacleToRepair(broken, manager)).toBeUndefined();
    expect(obstacleToRepair(aPlantHire(), manager)?.message).toBe(
      'No breakdown has been reported for this machine.',
    );
  });
});

describe('a transfer', () => {
  it('ends the hire here and begins it there, with the rest of the minimum', () => {
    const hire = aPlantHire({ minimumDays: 7, daysOnHire: 3 });
    const { left, started } = transferHire(hire, manager, { id: 2, status: 'active' }, now);
    expect(left).toMatchObject({ projectId: 1, status: 'transferred', collectedAt: now });
    expect(started).toMatchObject({
      projectId: 2,
      status: 'on_hire',
      onHireAt: now,
      collectedAt: null,
      minimumDays: 5,
    });
  });

  it('goes to another contract that is not over', () => {
    expect(obstacleToGoingTo(aPlantHire(), { id: 1, status: 'active' })).toBe(alreadyOnContract);
    expect(obstacleToGoingTo(aPlantHire(), { id: 2, status: 'completed' })?.message).toBe(
      'This contract is completed.',
    );
  });

  it('waits for the repair', () => {
    expect(obstacleToTransferring(aPlantHire({ breakdown }), manager)).toBe(machineBrokenDown);
  });
});

it('shows its costs only to users who may see costs', () => {
  expect(shownTo(manager)(aPlantHire())).toMatchObject({ rate: '120.00', cost: '360.00' });
  expect(shownTo(supervisor)(aPlantHire())).toMatchObject({
    rate: null,
    cost: null,
    costToCome: null,
  });
});
