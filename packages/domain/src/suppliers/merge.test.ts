import { expect, it } from 'vitest';
import { anActor } from '../kernel/actor.fixture.ts';
import { mergedFields, obstacleToMerging, sameSupplier } from './merge.ts';
import { aSupplier } from './supplier.fixture.ts';

const buyer = anActor({ role: 'Buyer' });

it('keeps its own word and fills what it had none for', () => {
  const target = aSupplier({ phone: '0113 1', email: null, specializations: ['Ready-mix'] });
  const from = aSupplier({
    hireNoticeDays: 1,
    hireNoticeUnit: 'calendar_day',
    phone: '0113 2',
    email: 'new@pennick.example',
    specializations: ['Screed', 'Ready-mix'],
  });
  expect(mergedFields(target, from)).toEqual({
    email: 'new@pennick.example',
    utr: null,
    cisVerificationNumber: null,
    cisVerifiedAt: null,
    hireNoticeDays: 1,
    hireNoticeUnit: 'calendar_day',
    notes: null,
    specializations: ['Ready-mix', 'Screed'],
    certifications: ['BES 6001'],
  });
});

it('keeps its own hire notice, days and unit', () => {
  const target = aSupplier({ hireNoticeDays: 7 });
  const from = aSupplier({ hireNoticeDays: 1, hireNoticeUnit: 'calendar_day' });
  expect(mergedFields(target, from)).not.toHaveProperty('hireNoticeUnit');
});

it('keeps holds, and needs the permission to delete', () => {
  const target = aSupplier();
  expect(obstacleToMerging(target, target, buyer)).toBe(sameSupplier);
  expect(obstacleToMerging(target, aSupplier({ id: 2 }), buyer)).toBeUndefined();
  const held = aSupplier({ id: 2, name: 'Pennick', status: 'on_hold' });
  expect(obstacleToMerging(target, held, buyer)?.message).toBe(
    'Pennick is on hold. Change its status first, or keep Pennick and merge the other supplier into it.',
  );
  expect(obstacleToMerging(held, target, buyer)).toBeUndefined();
  const alsoHeld = aSupplier({ status: 'on_hold' });
  expect(obstacleToMerging(alsoHeld, held, buyer)?.code).toBe('supplier.needs_director');
  expect(obstacleToMerging(alsoHeld, held, anActor({ role: 'Director' }))).toBeUndefined();
  expect(
    obstacleToMerging(target, aSupplier({ id: 2 }), anActor({ role: 'Site Manager' }))?.status,
  ).toBe(403);
});
