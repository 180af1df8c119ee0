import { expect, it } from 'vitest';
import { roles } from './access.ts';
import { type Account, effectiveRole, type Membership } from './effective-role.ts';

const account = (over: Partial<Account> = {}): Account => ({ status: 'active', ...over });
const member = (over: Partial<Membership> = {}): Membership => ({
  role: 'member',
  jobRole: 'Buyer',
  isOrganizationAdmin: false,
  isActive: true,
  ...over,
});

it.each(roles)('keeps the job of a %s', (jobRole) => {
  expect(effectiveRole(account(), member({ jobRole }))?.role).toBe(jobRole);
});

it.each([
  ['admin', 'Managing Director', true],
  ['manager', 'Contracts Manager', false],
  ['user', 'Site Supervisor', false],
  ['viewer', 'Viewer', false],
  ['Foreman', 'Viewer', false],
  ['toString', 'Viewer', false],
  ['__proto__', 'Viewer', false],
  ['', 'Viewer', false],
  [null, 'Viewer', false],
])('reads the stored role %j as %s', (jobRole, expected, isOrganizationAdmin) => {
  expect(effectiveRole(account(), member({ jobRole }))).toEqual({
    role: expected,
    isOrganizationAdmin,
  });
});

it.each([
  [{ status: 'suspended' }, {}],
  [{ status: '' }, {}],
  [{}, { isActive: false }],
])('gives no rights to %j as %j', (who, how) => {
  expect(effectiveRole(account(who), member(how))).toBeUndefined();
});

it('limits a member who joined as a viewer', () => {
  const director = member({ jobRole: 'Managing Director', role: 'viewer' });
  expect(effectiveRole(account(), director)?.role).toBe('Viewer');
});

it('takes the administrator flag from the membership', () => {
  expect(effectiveRole(account(), member({ isOrganizationAdmin: true }))).toEqual({
    role: 'Buyer',
    isOrganizationAdmin: true,
  });
});
