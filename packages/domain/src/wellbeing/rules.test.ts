import { expect, it } from 'vitest';
import type { Role } from '../kernel/access.ts';
import { anActor } from '../kernel/actor.fixture.ts';
import {
  closeCallBack,
  markContacted,
  obstacleToCallBack,
  obstacleToChangingTalk,
  obstacleToClosing,
  obstacleToContacting,
  obstacleToDeletingTalk,
} from './rules.ts';
import { aCallBack } from './wellbeing.fixture.ts';

const now = '2026-11-15T10:00:00.000Z';
const supporter = { userId: 2 };

it('goes from open to contacted to closed', () => {
  const contacted = markContacted(aCallBack(), supporter, now);
  expect(contacted).toMatchObject({ status: 'contacted', contactedAt: now });
  expect(closeCallBack(contacted, now)).toMatchObject({ status: 'closed', closedAt: now });
});

it('is closed by the person who asked for it', () => {
  expect(closeCallBack(aCallBack(), now).status).toBe('closed');
  expect(obstacleToClosing(aCallBack({ status: 'closed' }))?.code).toBe('wellbeing.closed');
});

it.each([
  [1, 'open', 'wellbeing.not_supporter'],
  [2, 'open', undefined],
  [2, 'contacted', 'wellbeing.contacted'],
  [2, 'closed', 'wellbeing.closed'],
] as const)('person %d on a request that is %s: %s', (userId, status, code) => {
  expect(obstacleToContacting(aCallBack({ status }), { userId })?.code).toBe(code);
});

it('cannot be requested from oneself', () => {
  expect(obstacleToCallBack(2, { userId: 2 })?.code).toBe('wellbeing.own_supporter');
  expect(obstacleToCallBack(2, { userId: 1 })).toBeUndefined();
});

it('lets a supervisor delete the talks they recorded, and a manager any', () => {
  const supervisor = anActor({ role: 'Site Supervisor', userId: 7 });
  expect(obstacleToDeletingTalk({ createdBy: 7 }, supervisor)).toBeUndefined();
  expect(obstacleToDeletingTalk({ createdBy: 8 }, supervisor)?.status).toBe(403);
  const manager = anActor({ role: 'Contracts Manager', userId: 7 });
  expect(obstacleToDeletingTalk({ createdBy: 8 }, manager)).toBeUndefined();
});

it('lets a supervisor change who signed the talks they recorded, a manager any, a reader none', () => {
  const by = (role: Role, createdBy: number) =>
    obstacleToChangingTalk({ createdBy }, anActor({ role, userId: 7 }))?.status;
  expect([by('Site Supervisor', 7), by('Site Supervisor', 8)]).toEqual([undefined, 403]);
  expect([by('Site Manager', 8), by('Buyer', 8)]).toEqual([undefined, 403]);
});
