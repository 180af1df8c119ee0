import { expect, it } from 'vitest';
import { alertsOf, certificateState } from './alerts.ts';
import { aPlantHire } from './plant-hire.fixture.ts';
import type { PlantHire } from './plant-hire.ts';

/** On hire since Monday 2 November. */
const messages = (today: string, over: Partial<PlantHire> = {}): string[] =>
  alertsOf(
    aPlantHire({ onHireAt: '2026-11-02T08:00:00.000Z', lastUsedOn: today, ...over }),
    today,
  ).map(({ message }) => message);

it.each([
  ['2026-11-14', null, 'none'],
  ['2026-11-14', '2026-11-13', 'expired'],
  ['2026-11-14', '2026-11-14', 'expiring'],
  ['2026-11-14', '2026-12-14', 'expiring'],
  ['2026-11-14', '2026-12-15', 'ok'],
])('on %s a certificate to %s is %s', (today, expiry, state) => {
  expect(certificateState(expiry, today)).toBe(state);
});

it('has no alert for a machine at work', () => {
  expect(messages('2026-11-12')).toEqual([]);
});

it.each([
  ['2026-11-09', '2026-11-05', []], // Friday is one working day, the weekend none
  ['2026-11-10', '2026-11-05', ['Not used for 2 working days.']],
  ['2026-11-10', null, ['Not used for 5 working days.']], // since it arrived
  ['2026-11-03', null, []],
])('on %s, last used on %s, has the idle alert %j', (today, lastUsedOn, expected) => {
  expect(messages(today, { lastUsedOn })).toEqual(expected);
});

it('counts no bank holiday as a day on which it might have been used', () => {
  const over = { onHireAt: '2026-12-21T08:00:00.000Z', lastUsedOn: '2026-12-24' };
  expect(messages('2026-12-30', over)).toEqual([]); // only the 29th
  expect(messages('2026-12-31', over)).toEqual(['Not used for 2 working days.']);
});

it('does not call idle what is broken down, off-hired or not there yet', () => {
  const lastUsedOn = '2026-11-03';
  const breakdown = { reason: 'Track', brokeDownAt: '2026-11-04T08:00:00.000Z' };
  expect(messages('2026-11-12', { lastUsedOn, breakdown })).toEqual([]);
  expect(messages('2026-11-12', { lastUsedOn, status: 'off_hire_notified' })).toEqual([]);
  expect(messages('2026-11-02', { lastUsedOn, status: 'requested' })).toEqual([]);
});

it.each([
  ['2026-11-11', []],
  ['2026-11-12', ['Off-hire is expected on 14/11/2026, in 2 days.']],
  ['2026-11-13', ['Off-hire is expected tomorrow.']],
  ['2026-11-14', ['Off-hire is expected today.']],
  ['2026-11-15', ['Off-hire was expected on 14/11/2026. Off-hire it or extend the hire.']],
])('on %s says of 14 November: %j', (today, expected) => {
  expect(messages(today, { expectedOffHire: '2026-11-14' })).toEqual(expected);
});

it('explains a quarantine once', () => {
  const quarantine = 'Quarantined: its lifting certificate expired on 11/11/2026. Do not use it.';
  const hire = aPlantHire({ certificateExpiry: '2026-11-11', lastUsedOn: '2026-11-12' });
  expect(alertsOf({ ...hire, quarantine }, '2026-11-12')).toEqual([
    { kind: 'quarantined', message: quarantine },
  ]);
});

it('puts an expired certificate first, and the rest by urgency', () => {
  const over = { certificateExpiry: '2026-11-10', expectedOffHire: '2026-11-12' };
  expect(messages('2026-11-13', { ...over, lastUsedOn: '2026-11-09' })).toEqual([
    'The certificate expired on 10/11/2026. Do not use this machine.',
    'Off-hire was expected on 12/11/2026. Off-hire it or extend the hire.',
    'Not used for 3 working days.',
  ]);
});

it('alerts about an expiring certificate', () => {
  expect(messages('2026-11-13', { certificateExpiry: '2026-11-28' })).toEqual([
    'The certificate expires on 28/11/2026, in 15 days.',
  ]);
});

const notified = {
  status: 'off_hire_notified',
  offHireNoticeAt: '2026-11-09T16:00:00.000Z',
} as const;

it('alerts when the charge still runs after the notice', () => {
  expect(messages('2026-11-10', notified)).toEqual([
    'Used on 10/11/2026, after the off-hire notice, so it is still being charged.',
  ]);
});

it('does not alert about use in the notice period, which is charged anyway', () => {
  const over = { ...notified, chargedUntil: 'notice_period', noticeDays: 7 } as const;
  expect(messages('2026-11-10', over)).toEqual([]);
  expect(messages('2026-11-19', over)).toContain(
    'Used on 19/11/2026, after the off-hire notice, so it is still being charged.',
  );
});

it('asks for the collection two days after the notice', () => {
  expect(messages('2026-11-10', { ...notified, lastUsedOn: null })).toEqual([]);
  expect(messages('2026-11-11', { ...notified, lastUsedOn: null })).toEqual([
    'Not collected 2 days after the off-hire notice. Ask Tarn Plant Hire for a collection date.',
  ]);
});

it('asks for the arrival of what was due before today', () => {
  expect(messages('2026-11-03', { status: 'requested', lastUsedOn: null })).toEqual([
    'Due on site on 02/11/2026. Record its arrival.',
  ]);
});

it.each(['collected', 'transferred'] as const)('lets what is %s rest', (status) => {
  expect(messages('2026-11-13', { status, certificateExpiry: '2026-11-01' })).toEqual([]);
});
