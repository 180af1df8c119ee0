import { describe, expect, it } from 'vitest';
import { type Role, roles } from '../kernel/access.ts';
import { anActor } from '../kernel/actor.fixture.ts';
import { aMember } from './member.fixture.ts';
import {
  aboveOwnRank,
  accountShared,
  adminsOnly,
  cannotChangeYourself,
  isInvitationWithdrawn,
  lastAdmin,
  needsConfirmation,
  obstacleToActingOn,
  obstacleToAppointing,
  obstacleToChanging,
  obstacleToGranting,
  obstacleToLosingAdmin,
  obstacleToRemoving,
  outranked,
} from './rules.ts';

describe('users cannot grant a role above their own', () => {
  /** Viewer < Site Supervisor < Site Manager = Buyer < Contracts Manager < Director < Managing Director. */
  const mayGrant: Record<Role, Role[]> = {
    Viewer: ['Viewer'],
    'Site Supervisor': ['Viewer', 'Site Supervisor'],
    'Site Manager': ['Viewer', 'Site Supervisor', 'Site Manager', 'Buyer'],
    Buyer: ['Viewer', 'Site Supervisor', 'Site Manager', 'Buyer'],
    'Contracts Manager': [
      'Viewer',
      'Site Supervisor',
      'Site Manager',
      'Buyer',
      'Contracts Manager',
    ],
    Director: [
      'Viewer',
      'Site Supervisor',
      'Site Manager',
      'Buyer',
      'Contracts Manager',
      'Director',
    ],
    'Managing Director': [...roles],
  };

  it.each(roles)('%s', (role) => {
    const obstacles = roles.map((granted) => obstacleToGranting(granted, anActor({ role })));
    expect(obstacles).toEqual(
      roles.map((granted) => (mayGrant[role].includes(granted) ? undefined : aboveOwnRank)),
    );
  });

  it('but an administrator of the organisation grants any, whatever their job', () => {
    for (const granted of roles) {
      const actor = anActor({ role: 'Viewer', isOrganizationAdmin: true });
      expect(obstacleToGranting(granted, actor)).toBeUndefined();
    }
  });
});

const admin = anActor({ userId: 9, role: 'Viewer', isOrganizationAdmin: true });
const director = anActor({ userId: 9, role: 'Director' });
/** A member as the rules see them. */
const subject = (over: Parameters<typeof aMember>[0] = {}) => {
  const member = aMember(over);
  return { ...member, isOrganizationAdmin: member.isOrganizationAdmin === 'yes' };
};

describe('who acts upon a member', () => {
  it('is never the member themselves, whatever they are', () => {
    for (const actor of [admin, director])
      expect(obstacleToActingOn(subject({ userId: 9 }), actor)).toBe(cannotChangeYourself);
  });

  it('does not stand below them, unless they look after the organisation', () => {
    const above = [
      subject({ role: 'Managing Director' }),
      subject({ role: 'Viewer', isOrganizationAdmin: 'yes' }),
    ];
    for (const member of above) {
      expect(obstacleToActingOn(member, director)).toBe(outranked);
      expect(obstacleToActingOn(member, admin)).toBeUndefined();
    }
    expect(obstacleToActingOn(subject({ role: 'Director' }), director)).toBeUndefined();
  });

  it('manages the team', () => {
    const buyer = anActor({ userId: 9, role: 'Buyer' });
    expect(obstacleToActingOn(subject({ role: 'Viewer' }), buyer)?.message).toBe(
      'Only a Managing Director, a Director or an administrator can manage the team.',
    );
  });

  it('removes them only as an administrator', () => {
    expect(obstacleToRemoving(subject(), director)?.status).toBe(403);
    expect(obstacleToRemoving(subject(), admin)).toBeUndefined();
  });
});

describe('an administrator', () => {
  it.each([
    { role: 'admin', isOrganizationAdmin: false },
    { role: 'Viewer', isOrganizationAdmin: true },
  ])('is made by another only: %j', (grant) => {
    const managing = anActor({ role: 'Managing Director' });
    expect(obstacleToAppointing(grant, managing)).toBe(adminsOnly);
    expect(obstacleToAppointing(grant, admin)).toBeUndefined();
  });

  it('is unmade by another only, by the flag or by the role', () => {
    const boss = anActor({ userId: 9, role: 'Managing Director' });
    const stored = subject({ role: 'Viewer', accountRole: 'admin', isOrganizationAdmin: 'no' });
    expect(obstacleToChanging(stored, { isOrganizationAdmin: 'yes' }, boss, 3)).toBe(adminsOnly);
    const flagged = subject({ isOrganizationAdmin: 'yes' });
    expect(obstacleToChanging(flagged, { isOrganizationAdmin: 'no' }, admin, 1)).toBeUndefined();
  });

  const last = subject({ accountRole: 'Buyer', role: 'Buyer', isOrganizationAdmin: 'yes' });
  it.each([
    ['lose the flag', { isOrganizationAdmin: 'no' }],
    ['be suspended', { status: 'suspended' }],
  ] as const)('who is the last cannot %s', (_, changes) => {
    expect(obstacleToChanging(last, changes, admin, 0)).toBe(lastAdmin);
    expect(obstacleToChanging(last, changes, admin, 1)).toBeUndefined();
  });

  it('who is the last cannot be removed, but may get another job', () => {
    expect(obstacleToLosingAdmin(last, undefined, 0)).toBe(lastAdmin);
    expect(obstacleToChanging(last, { role: 'Viewer' }, admin, 0)).toBeUndefined();
    const byRole = subject({ accountRole: 'admin', isOrganizationAdmin: 'yes' });
    expect(obstacleToChanging(byRole, { role: 'Viewer' }, admin, 0)).toBe(lastAdmin);
  });
});

it("leaves a guest's account to their own organisation, and not their role here", () => {
  const guest = subject({ isShared: true });
  expect(obstacleToChanging(guest, { email: 'x@quay.example' }, admin, 1)).toBe(accountShared);
  expect(
    obstacleToChanging(guest, { role: 'Buyer', status: 'suspended' }, admin, 1),
  ).toBeUndefined();
});

it('grants no role above the own by a change either', () => {
  expect(obstacleToChanging(subject(), { role: 'Managing Director' }, director, 1)).toBe(
    aboveOwnRank,
  );
});

it.each([
  [{ role: 'Buyer' }, true],
  [{ isOrganizationAdmin: 'yes' }, true],
  [{ status: 'suspended' }, true],
  [{ email: 'x@quay.example' }, true],
  [{ name: 'Ann Ray' }, false],
] as const)('asks once more who sits there: %j, %s', (changes, isConfirmed) => {
  expect(needsConfirmation(changes)).toBe(isConfirmed);
});

const siteManager = { role: 'Site Manager', isOrganizationAdmin: false } as const;
const exDirector = { role: 'Director', isOrganizationAdmin: false } as const;
const administrator = { role: 'Viewer', isOrganizationAdmin: true } as const;

it.each([
  [{ role: 'Buyer', isOrganizationAdmin: false }, undefined, false],
  [{ role: 'Contracts Manager', isOrganizationAdmin: false }, siteManager, false],
  [{ role: 'Buyer', isOrganizationAdmin: true }, undefined, true],
  [{ role: 'Buyer', isOrganizationAdmin: true }, exDirector, true],
  [{ role: 'Buyer', isOrganizationAdmin: true }, administrator, false],
  [{ role: 'admin', isOrganizationAdmin: false }, exDirector, true],
  [{ role: 'Director', isOrganizationAdmin: false }, undefined, true],
  [{ role: 'Director', isOrganizationAdmin: false }, siteManager, true],
  [{ role: 'Director', isOrganizationAdmin: false }, exDirector, false],
] as const)(
  'an open invitation as %j, once its sender is %j, is withdrawn: %s',
  (grant, sender, isGone) => {
    expect(isInvitationWithdrawn(grant, sender)).toBe(isGone);
  },
);
