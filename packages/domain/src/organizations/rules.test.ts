import { describe, expect, it } from 'vitest';
import { type Role, roles } from '../kernel/access.ts';
import { anActor } from '../kernel/actor.fixture.ts';
import { freeSlug, slugOf } from '../kernel/slug.ts';
import {
  aboveOwnRank,
  companyNameOf,
  obstacleToChangingPlan,
  obstacleToGranting,
} from './rules.ts';

it('tells who may not change the plan who may', () => {
  expect(obstacleToChangingPlan(anActor({ role: 'Director' }))).toBeUndefined();
  expect(obstacleToChangingPlan(anActor({ role: 'Contracts Manager' }))?.message).toBe(
    'It takes a Managing Director, a Director or an administrator to change the plan.',
  );
});

describe('nobody grants a role above their own', () => {
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

describe('the slug of a company', () => {
  it.each([
    ["Ann Ray's company", 'ann-rays-company'],
    ['Ann Ray’s company', 'ann-rays-company'],
    ['  Quay   Street (Leeds) Ltd. ', 'quay-street-leeds-ltd'],
    ['Zoë Ångström & Söhne', 'zoe-angstrom-sohne'],
    ['A_%B', 'a-b'],
    ['--', 'company'],
    ['株式会社', 'company'],
    ['', 'company'],
    ['a'.repeat(100), 'a'.repeat(60)],
    [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
  ])('of "%s" is %s', (name, slug) => {
    expect(slugOf(name, 'company')).toBe(slug);
  });

  it('takes the first number that is free', () => {
    expect(freeSlug('quay', [])).toBe('quay');
    expect(freeSlug('quay', ['quay-street', 'quays'])).toBe('quay');
    expect(freeSlug('quay', ['quay'])).toBe('quay-2');
    expect(freeSlug('quay', ['quay', 'quay-2', 'quay-4'])).toBe('quay-3');
  });
});

it('the company of whoever registers alone carries their name', () => {
  expect(companyNameOf('Ann Ray')).toBe("Ann Ray's company");
});
