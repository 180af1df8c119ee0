import { describe, expect, it } from 'vitest';
import { roles } from '../kernel/access.ts';
import { anActor } from '../kernel/actor.fixture.ts';
import { checkCard } from './card.ts';
import { readWorkers } from './import.ts';
import {
  changeWorkerStatus,
  editWorker,
  maskedHint,
  mayReveal,
  maySeeMasked,
  nextStatuses,
  obstacleToDeleting,
  obstacleToErasing,
  obstacleToRevealing,
  shownInList,
  shownTo,
} from './rules.ts';
import { IdentityChanges } from './sealed.ts';
import { missingCompetences } from './training.ts';
import { aWorker, aWorkerRecord } from './worker.fixture.ts';
import { employmentStatuses, type RevealField } from './worker-values.ts';

const manager = anActor({ role: 'Site Manager' });
const director = anActor({ role: 'Director' });
const viewer = anActor({ role: 'Viewer' });

const who = (field: RevealField) => roles.filter((role) => mayReveal(field, anActor({ role })));

describe('what is sealed', () => {
  it('is revealed to those whose work needs it', () => {
    expect(who('nationalInsurance')).toEqual(['Managing Director', 'Director']);
    expect(who('bankDetails')).toEqual(['Managing Director', 'Director']);
    expect(who('sickDays')).toEqual(['Managing Director', 'Director']);
    expect(who('rates')).toEqual(['Managing Director', 'Director', 'Contracts Manager']);
    expect(who('allergies')).toEqual(roles.slice(0, 5));
  });

  it('is refused as a whole where one field is not for them', () => {
    expect(obstacleToRevealing(['allergies', 'taxCode'], manager)?.message).toBe(
      'Your role does not allow seeing: Tax code.',
    );
    expect(obstacleToRevealing(['allergies', 'medicalConditions'], manager)).toBeUndefined();
  });

  it('shows the end of a number, and of all else that it is there', () => {
    expect(maskedHint('nationalInsurance', 'AB123456C')).toBe('••••456C');
    expect(maskedHint('bankDetails', '{"accountNumber":"12345678"}')).toBe('••••5678');
    expect(maskedHint('medicalConditions', 'Asthma')).toBe('On file');
  });

  it('is not even known to be there by everybody', () => {
    expect(maySeeMasked('taxCode', viewer)).toBe(false);
    expect(maySeeMasked('taxCode', manager)).toBe(true);
    expect(maySeeMasked('sickDays', manager)).toBe(false);
    expect(maySeeMasked('allergies', anActor({ role: 'Site Supervisor' }))).toBe(true);
  });

  it.each([
    ['ab 12 34 56 c', true],
    ['AB123456D', true],
    ['QQ123456C', false],
    ['GB123456C', false],
    ['AO123456C', false],
    ['AB123456E', false],
    ['AB12345C', false],
  ])('takes %s as a National Insurance number: %s', (nationalInsurance, isOne) => {
    expect(IdentityChanges.safeParse({ nationalInsurance }).success).toBe(isOne);
  });
});

describe('what is private', () => {
  it('is shown only to users who manage the workforce', () => {
    const worker = aWorkerRecord({ notes: 'Comes by bicycle', hasPicture: true });
    expect(shownTo(manager)(worker)).toEqual(worker);
    const hidden = shownTo(viewer)(worker);
    const { email, mobilePhone, address, emergencyContactName, notes, badge, hasPicture } = hidden;
    expect([email, mobilePhone, address, emergencyContactName, notes, badge, hasPicture]).toEqual([
      ...Array(6).fill(null),
      false,
    ]);
    expect(hidden).toMatchObject({ firstName: 'Dan', cscsCardNumber: '01234567' });
  });

  it('is not in a list either', () => {
    expect(shownInList(viewer)(aWorker({ hasPicture: true }))).toMatchObject({
      mobilePhone: null,
      hasPicture: false,
    });
    expect(shownInList(manager)(aWorker()).mobilePhone).toBe('07700 900123');
  });
});

describe('a worker who is edited', () => {
  it('needs a new check for another card', () => {
    const changes = editWorker(aWorkerRecord(), manager, { cscsCardExpiry: '2031-01-01' });
    expect(changes).toMatchObject({ cardState: 'unverified', cscsValidatedAt: null });
  });

  it('keeps the verdict on a card that is sent back as it was', () => {
    const changes = editWorker(aWorkerRecord(), manager, { cscsCardNumber: '01234567' });
    expect(changes).not.toHaveProperty('cardState');
  });

  it('keeps their ID when it is left empty', () => {
    expect(editWorker(aWorkerRecord(), manager, { workerId: null })).not.toHaveProperty('workerId');
  });

  it('is not overwritten by who saw an older version, and not changed once erased', () => {
    const worker = aWorkerRecord({ version: 4 });
    expect(() => editWorker(worker, manager, { version: 3, notes: 'x' })).toThrow(
      /changed while you were working/,
    );
    const erased = aWorkerRecord({ erasedAt: '2026-11-01T00:00:00.000Z' });
    expect(() => editWorker(erased, manager, { notes: 'x' })).toThrow(
      'This worker has been erased.',
    );
  });
});

describe('the status of a worker', () => {
  it.each(employmentStatuses)('goes on from %s, never to itself', (status) => {
    expect(nextStatuses(status).length).toBeGreaterThan(0);
    expect(nextStatuses(status)).not.toContain(status);
  });

  it('takes a reason to suspend, and a last day to leave', () => {
    const worker = aWorkerRecord();
    expect(() => changeWorkerStatus(worker, manager, { status: 'suspended' })).toThrow(
      /enter a reason/,
    );
    expect(() => changeWorkerStatus(worker, manager, { status: 'left' })).toThrow(/last day/);
    expect(changeWorkerStatus(worker, manager, { status: 'left', endDate: '2026-11-30' })).toEqual({
      employmentStatus: 'left',
      statusReason: null,
      endDate: '2026-11-30',
      active: false,
    });
  });

  it('lets a former worker return, without a last day', () => {
    const gone = aWorkerRecord({ employmentStatus: 'left', endDate: '2026-11-01', active: false });
    expect(changeWorkerStatus(gone, manager, { status: 'active' })).toMatchObject({
      active: true,
      endDate: null,
    });
    expect(() => changeWorkerStatus(gone, manager, { status: 'on_leave' })).toThrow(
      'A worker with the status Left cannot be changed to On leave.',
    );
  });
});

it('refuses to delete a worker with recorded hours', () => {
  expect(obstacleToDeleting(0, director)).toBeUndefined();
  expect(obstacleToDeleting(3, director)?.code).toBe('worker.has_worked');
  expect(obstacleToDeleting(0, manager)?.code).toBe('not_allowed');
});

it('erases only who has left, and once', () => {
  const left = aWorkerRecord({ employmentStatus: 'left' });
  expect(obstacleToErasing(aWorkerRecord(), director)?.code).toBe('worker.has_not_left');
  expect(obstacleToErasing(left, director)).toBeUndefined();
  expect(obstacleToErasing({ ...left, erasedAt: 'then' }, director)?.code).toBe('worker.is_erased');
  expect(obstacleToErasing(left, manager)?.code).toBe('not_allowed');
});

describe('a card that the service was asked about', () => {
  const answer = { isValid: true, name: 'DANIEL PRICE', cardType: null, expiresOn: '2028-01-01' };
  it.each([
    ['is theirs and valid', answer, 'verified'],
    ['is known to nobody', undefined, 'failed'],
    ['was withdrawn', { ...answer, isValid: false }, 'failed'],
    ['has run out', { ...answer, expiresOn: '2026-11-14' }, 'failed'],
    ['bears another name', { ...answer, name: 'Ivo Novak' }, 'mismatch'],
    ['bears a name that only begins so', { ...answer, name: 'Dan Pricewood' }, 'mismatch'],
  ])('%s', (_, result, state) => {
    expect(checkCard({ lastName: 'Price' }, result, '2026-11-15')).toBe(state);
  });
});

it('lists missing and expired competences', () => {
  const held = [
    { competence: 'ipaf', expiresOn: '2026-11-15' },
    { competence: 'PASMA', expiresOn: '2026-11-14' },
  ];
  expect(missingCompetences(['IPAF', 'PASMA', 'CISRS'], held, '2026-11-15')).toEqual([
    'PASMA',
    'CISRS',
  ]);
});

it('reads a file row by row, and reports the error of each cell', () => {
  const columns = ['workerId', 'firstName', 'lastName', 'jobTitle', 'cscsCardExpiry'] as const;
  const row = (line: number, ...cells: string[]) => ({ line, cells });
  const { drafts, faults } = readWorkers(
    {
      columns: [...columns],
      rows: [
        row(2, 'W-1', 'Ivo', 'Novak', 'Carpenter', '31/05/2028'),
        row(3, 'W-1', 'Lee', 'Barker', 'Carpenter', ''),
        row(4, 'W-9', 'Pat', 'Dunmore', 'Ganger', ''),
        row(5, '', 'Sean', '', 'Ganger', 'soon'),
      ],
    },
    [{ workerId: 'W-9' }],
  );
  expect(drafts).toMatchObject([{ firstName: 'Ivo', cscsCardExpiry: '2028-05-31' }]);
  expect(faults.map(({ line, errors }) => [line, ...errors.map(({ column }) => column)])).toEqual([
    [3, 'workerId'],
    [4, 'workerId'],
    [5, 'lastName', 'cscsCardExpiry'],
  ]);
});
