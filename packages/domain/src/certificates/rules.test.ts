import { describe, expect, it } from 'vitest';
import { anActor } from '../kernel/actor.fixture.ts';
import { aCertificate } from './certificate.fixture.ts';
import type { CertificateDraft } from './certificate.ts';
import type { CertificateType } from './certificate-values.ts';
import { guessFromFileName } from './file-name-guess.ts';
import { quarantineOf } from './quarantine.ts';
import {
  alreadyRenewed,
  draftCertificate,
  editCertificate,
  endsBeforeStart,
  obstacleToReinstating,
  obstacleToRenewing,
  obstacleToVerdict,
  recordVerdict,
  renewalMachineDiffers,
  renewalTypeDiffers,
  renewCertificate,
  statusWithoutRenewal,
} from './rules.ts';
import { reminderDue, stateOf } from './state.ts';
import { expiryOf, proposedExpiry } from './type-library.ts';

const manager = anActor({ role: 'Site Manager' });
const today = '2026-11-15';

describe('the state of a certificate', () => {
  it.each([
    ['2026-11-14', 'expired'],
    ['2026-11-15', 'expiring'],
    ['2026-12-15', 'expiring'],
    ['2026-12-16', 'active'],
    [null, 'active'],
  ])('that is good to %s is %s', (expiryDate, state) => {
    expect(stateOf({ status: 'active', expiryDate }, today)).toBe(state);
  });

  it('is the status set by a user, whatever its date', () => {
    expect(stateOf({ status: 'failed', expiryDate: '2030-01-01' }, today)).toBe('failed');
  });
});

describe('the expiry that is proposed', () => {
  it.each([
    ['loler_persons', '2026-08-31', '2027-02-28'],
    ['loler_accessory', '2026-03-02', '2026-09-02'],
    ['loler_equipment', '2028-02-29', '2029-02-28'],
    ['scaffold', '2026-12-28', '2027-01-04'],
    ['excavation', '2026-11-15', '2026-11-15'],
    ['first_aid', '2026-01-31', '2029-01-31'],
    ['insurance', '2026-01-31', undefined],
  ] as const)('of %s issued on %s is %s', (type, issued, expiry) => {
    expect(proposedExpiry(type, issued)).toBe(expiry);
  });
});

describe('the name of a file', () => {
  it.each([
    ['LOLER_TPH-4471_2026-03-12.pdf', ['loler_equipment', 'TPH-4471', '2026-03-12', '2027-03-12']],
    ['MEWP cert AB1234 12.03.26.pdf', ['loler_persons', 'AB1234', '2026-03-12', '2026-09-12']],
    [
      'Chain slings 01-02-2026 to 01-08-2026.jpg',
      ['loler_accessory', '', '2026-02-01', '2026-08-01'],
    ],
    ['Scaffold 20261110.pdf', ['scaffold', '', '2026-11-10', '2026-11-17']],
    ['scan 2026-13-45.pdf', ['', '', '', '']],
  ])('%s proposes its own period', (name, [type, number, issued, expiry]) => {
    expect(guessFromFileName(name)).toEqual({
      certificateType: type,
      certificateNumber: number,
      issuedDate: issued,
      expiryDate: expiry,
    });
  });
});

describe('a reminder', () => {
  const due = (days: number, remindedAt: number | null) => {
    const expiryDate = new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
    return reminderDue({ status: 'active', expiryDate, remindedAt }, today);
  };

  it.each([
    [61, null, undefined],
    [60, null, 60],
    [59, 60, undefined],
    [30, 60, 30],
    [7, 30, 7],
    [1, 7, undefined],
    [0, 7, 0],
    [-3, 7, 0],
    [-3, 0, undefined],
  ])('%i days before the end, after the one of %s, is %s', (days, remindedAt, step) => {
    expect(due(days, remindedAt)).toBe(step);
  });

  it('is not due for certificates out of use', () => {
    expect(reminderDue({ status: 'superseded', expiryDate: today, remindedAt: null }, today)).toBe(
      undefined,
    );
  });
});

describe('a machine', () => {
  const old = aCertificate({ id: 1, issuedDate: '2025-03-01', expiryDate: '2026-03-01' });

  it('is quarantined by a lifting certificate that expired, failed or was revoked', () => {
    expect(quarantineOf([old], today)).toBe(
      'Quarantined: lifting certificate TPH-4471 expired on 01/03/2026. Do not use this machine.',
    );
    expect(quarantineOf([aCertificate({ status: 'failed' })], today)).toContain('failed');
    expect(quarantineOf([aCertificate({ status: 'revoked' })], today)).toContain('revoked');
  });

  it('is released by a newer valid certificate, and not before', () => {
    expect(quarantineOf([aCertificate({ id: 2 }), old], today)).toBe(undefined);
    const failed = aCertificate({ id: 2, status: 'failed' });
    expect(quarantineOf([failed, { ...old, expiryDate: '2027-01-01' }], today)).toContain('failed');
  });

  it('is not set free by a certificate of another kind of lifting', () => {
    const sling = aCertificate({ id: 2, certificateType: 'loler_accessory' });
    expect(quarantineOf([sling, old], today)).toContain('expired');
  });

  it('does not care for what is no lifting certificate, or was superseded', () => {
    expect(quarantineOf([aCertificate({ certificateType: 'pat', status: 'failed' })], today)).toBe(
      undefined,
    );
    expect(quarantineOf([{ ...old, status: 'superseded' }], today)).toBe(undefined);
  });

  it('is quarantined by one that failed and does not say when it was issued', () => {
    const undated = { issuedDate: null, createdAt: '2026-11-10T09:00:00.000Z' };
    const failed = aCertificate({ id: 2, status: 'failed', ...undated });
    expect(quarantineOf([aCertificate(), failed], today)).toContain('failed');
  });

  it('is not set free by the one that a failed renewal superseded', () => {
    const renewal = aCertificate({ id: 2, issuedDate: null, status: 'failed' });
    expect(quarantineOf([renewal, { ...old, status: 'superseded' }], today)).toContain('failed');
  });
});

describe('a renewal', () => {
  it('is kept where the old one is, for the same machine', () => {
    const old = aCertificate({ projectId: 7, plantHireEntryId: 3 });
    const draft = { certificateType: 'loler_equipment' } as const;
    expect(renewCertificate(old, manager, draft)).toMatchObject({
      projectId: 7,
      plantHireEntryId: 3,
    });
  });

  it('is of the same type and for the same machine, or a failed one could be papered over', () => {
    const old = aCertificate({ plantHireEntryId: 3, status: 'failed' });
    const renew = (draft: Partial<CertificateDraft>) => () =>
      renewCertificate(old, manager, { certificateType: 'loler_equipment', ...draft });
    expect(renew({ certificateType: 'other' })).toThrow(renewalTypeDiffers.message);
    expect(renew({ plantHireEntryId: 4 })).toThrow(renewalMachineDiffers.message);
    expect(renew({ plantHireEntryId: 3 })).not.toThrow();
  });

  it('is made once', () => {
    expect(obstacleToRenewing(aCertificate({ status: 'superseded' }), manager)).toBe(
      alreadyRenewed,
    );
  });

  it('that is deleted restores the status of the old one', () => {
    expect(statusWithoutRenewal({ revokedAt: null, statusReason: null })).toBe('active');
    expect(statusWithoutRenewal({ revokedAt: null, statusReason: 'Crack' })).toBe('failed');
    expect(statusWithoutRenewal({ revokedAt: today, statusReason: 'Forged' })).toBe('revoked');
  });
});

describe('a verdict', () => {
  it('is kept with its reason, and a revocation with its time', () => {
    const verdict = { status: 'revoked', reason: 'Wrong machine' } as const;
    expect(
      recordVerdict(aCertificate(), manager, verdict, '2026-11-15T10:00:00.000Z'),
    ).toMatchObject({
      status: 'revoked',
      statusReason: 'Wrong machine',
      revokedAt: '2026-11-15T10:00:00.000Z',
    });
  });

  it('needs more than the right to add, and excludes renewed certificates', () => {
    const supervisor = anActor({ role: 'Site Supervisor' });
    expect(obstacleToVerdict(aCertificate(), supervisor)?.status).toBe(403);
    expect(obstacleToVerdict(aCertificate({ status: 'superseded' }), manager)).toBe(alreadyRenewed);
    expect(obstacleToReinstating(aCertificate(), manager)?.status).toBe(409);
  });
});

it('of lifting gear or a scaffold expires by law if the document has no date', () => {
  const issued = { issuedDate: '2026-03-02', expiryDate: null };
  const end = (certificateType: CertificateType, dates = issued) =>
    draftCertificate({ certificateType, ...dates }).expiryDate;
  expect(end('loler_persons')).toBe('2026-09-02');
  expect(end('scaffold')).toBe('2026-03-09');
  expect(end('pat')).toBeNull();
  expect(draftCertificate({ certificateType: 'loler_persons' }).expiryDate).toBeUndefined();
  expect(editCertificate(aCertificate(), { expiryDate: null }).expiryDate).toBe('2027-03-02');
});

it('does not end before it begins', () => {
  const dates = { issuedDate: '2026-03-02', expiryDate: '2026-03-01' };
  const type = { certificateType: 'pat' } as const;
  expect(() => draftCertificate({ ...type, ...dates })).toThrow(endsBeforeStart.message);
  expect(() => editCertificate(aCertificate(), { expiryDate: '2026-03-01' })).toThrow(
    endsBeforeStart.message,
  );
});

it.each([
  ['2026-11-10', '2026-11-11', '2026-11-17', 'expiring'],
  ['2026-11-10', '2026-11-11', '2026-11-18', 'expired'],
  [null, '2026-11-11', '2026-11-18', 'expiring'], // seven days from the day it was added
  [null, '2026-11-11', '2026-11-19', 'expired'],
])(
  'of a scaffold, issued %s and added %s without an end, is on %s %s',
  (issuedDate, added, day, state) => {
    const expiryDate = expiryOf({ certificateType: 'scaffold', issuedDate }, added);
    expect(stateOf({ status: 'active', expiryDate }, day)).toBe(state);
  },
);
