import { describe, expect, it } from 'vitest';
import { type Role, roles } from '../kernel/access.ts';
import {
  obstacleToRequiring,
  requiredFor,
  requirementSentence,
  twoFactorGroups,
} from '../organizations/two-factor-requirement.ts';
import { AppCode, parseTypedCode, recoveryCodeText } from './two-factor-code.ts';
import { isTwoFactorDue, obstacleToTurningOff } from './two-factor-rules.ts';

describe('a typed code', () => {
  it.each([
    ['123456', { kind: 'app', code: '123456' }],
    [' 123 456 ', { kind: 'app', code: '123456' }],
    ['12345', undefined],
    ['1234567', undefined],
    ['ABCDE-FGHJK', { kind: 'recovery', code: 'ABCDEFGHJK' }],
    ['abcde fghjk', { kind: 'recovery', code: 'ABCDEFGHJK' }],
    ['ABCDE-FGHJO', undefined],
    ['', undefined],
  ])('%j', (text, code) => {
    expect(parseTypedCode(text)).toEqual(code);
  });

  it('is shown in two groups', () => {
    expect(recoveryCodeText('ABCDEFGHJK')).toBe('ABCDE-FGHJK');
  });

  it.each([
    ['123456', true],
    ['123 456', true],
    ['12 34 56', true],
    ['12345', false],
    ['1234567', false],
    ['12345a', false],
    ['', false],
  ])('of an app: %j', (text, isOne) => {
    expect(AppCode.safeParse(text).success).toBe(isOne);
  });
});

describe('who must set it up', () => {
  const who = (role: Role, isOrganizationAdmin = false) => ({ role, isOrganizationAdmin });

  it.each([
    [who('Buyer'), [], false, false],
    [who('Buyer'), ['Buyer'], false, true],
    [who('Buyer'), ['Buyer'], true, false],
    [who('Buyer'), ['Administrator', 'Viewer'], false, false],
    [who('Buyer', true), ['Administrator'], false, true],
    [who('Buyer', true), roles, false, true],
  ])('%j where it is required of %j and has it: %s', (authority, required, has, isDue) => {
    expect(isTwoFactorDue(authority, required, has)).toBe(isDue);
  });

  it('is never the administrator who requires it, before they have it', () => {
    const admin = who('Director', true);
    expect(obstacleToRequiring(['Administrator'], admin, false)?.status).toBe(409);
    expect(obstacleToRequiring(['Administrator'], admin, true)).toBeUndefined();
    expect(obstacleToRequiring(['Viewer'], admin, false)).toBeUndefined();
  });

  it.each([
    [[], 'noOne', 'No one'],
    [[...twoFactorGroups], 'everyone', 'Everyone'],
    [[...roles], 'everyone', 'Everyone'],
    [['Administrator'], 'chosen', 'Administrators'],
    [['Administrator', 'Buyer', 'Director'], 'chosen', 'Director, Buyer and administrators'],
  ])('%j', (groups, of, words) => {
    expect([requiredFor(groups), requirementSentence(groups)]).toEqual([of, words]);
  });
});

it('is not turned off while a company requires it', () => {
  expect(obstacleToTurningOff({ isOn: true, isRequired: false })).toBeUndefined();
  expect(obstacleToTurningOff({ isOn: true, isRequired: true })?.code).toBe(
    'session.two_factor_required',
  );
  expect(obstacleToTurningOff({ isOn: false, isRequired: false })?.code).toBe(
    'session.two_factor_is_off',
  );
});
