import { expect, it } from 'vitest';
import { roles } from './access.ts';
import { type Account, effectiveRole, type Membership } from './effective-role.ts';

const account = (over: Partial<Account> = {}): Account => ({
  status: 'active',
  role: 'Buyer',
  organizationId: 1,
  isOrganizationAdmin: false,
  ...over,
});
const member = (over: Partial<Membership> = {}): Membership => ({
  organizationId: 1,
  role: 'member',
  isActive: true,
  ...over,
});

it.each(roles)('keeps the job of a %s', (role) => {
  expect(effectiveRole(account({ role }), member())?.role).toBe(role);
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
])('reads the stored role %j as %s', (role, expected, isOrganizationAdmin) => {
  expect(effectiveRole(account({ role }), member())).toEqual({
    role: expected,
    isOrganizationAdmin,
  });
});

it.each([
  [{ status: 'suspended' }, {}],
  [{ status: '' }, {}],
  [{}, { isActive: false }],
])('leaves nothing to %j as %j', (who, how) => {
  expect(effectiveRole(account(who), member(how))).toBeUndefined();
});

it('caps a member who joined as a viewer', () => {
  const director = account({ role: 'Managing Director' });
  expect(effectiveRole(director, member({ role: 'viewer' }))?.role).toBe('Viewer');
});

it('leaves the rank of one company at its door', () => {
  const owner = account({ role: 'Managing Director', isOrganizationAdmin: true });
  expect(effectiveRole(owner, member({ organizationId: 2, role: 'Buyer' }))).toEqual({
    role: 'Buyer',
    isOrganizationAdmin: false,
  });
  expect(effectiveRole(owner, member({ organizationId: 2 }))).toEqual({
    role: 'Viewer',
    isOrganizationAdmin: false,
  });
});
