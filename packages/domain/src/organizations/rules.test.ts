import { describe, expect, it } from 'vitest';
import { anActor } from '../kernel/actor.fixture.ts';
import { freeSlug, slugOf } from '../kernel/slug.ts';
import { isBrandChosen } from './brand.ts';
import { companyNameOf, registeredNameOf } from './registered-name.ts';
import { obstacleToChangingPlan, obstacleToOneMoreUser } from './rules.ts';

it('names who may change the plan', () => {
  expect(obstacleToChangingPlan(anActor({ role: 'Director' }))).toBeUndefined();
  expect(obstacleToChangingPlan(anActor({ role: 'Contracts Manager' }))?.message).toBe(
    'Only a Managing Director, a Director or an administrator can change the plan.',
  );
});

it('has as many seats as the plan allows', () => {
  expect(obstacleToOneMoreUser(9, 10)).toBeUndefined();
  expect(obstacleToOneMoreUser(1, 1)?.message).toMatch(/^Your plan allows 1 user\./);
  expect(obstacleToOneMoreUser(10, 10)?.message).toBe(
    'Your plan allows 10 users. Suspend a user, or see Company Profile, Plan, for a higher limit.',
  );
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

it('a company registered without an invitation has the name of its user', () => {
  expect(companyNameOf('Ann Ray')).toBe("Ann Ray's company");
  expect(registeredNameOf({ name: companyNameOf('Ann Ray') })).toBeUndefined();
  expect(registeredNameOf({ name: 'Quay & Sons Ltd' })).toBe('Quay & Sons Ltd');
});

it('takes the stored default as no brand colour chosen', () => {
  expect([isBrandChosen('#6B7280'), isBrandChosen('#e4002b')]).toEqual([false, true]);
});
