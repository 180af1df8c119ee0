import { expect, it } from 'vitest';
import { anActor } from '../kernel/actor.fixture.ts';
import { isTheSame, mergedFields, obstacleToMerging } from './merge.ts';
import { aSupplier } from './supplier.fixture.ts';

const buyer = anActor({ role: 'Buyer' });

it('keeps its own word and fills what it had none for', () => {
  const kept = aSupplier({ phone: '0113 1', email: null, specializations: ['Ready-mix'] });
  const from = aSupplier({
    phone: '0113 2',
    email: 'new@pennick.example',
    specializations: ['Screed', 'Ready-mix'],
  });
  expect(mergedFields(kept, from)).toEqual({
    email: 'new@pennick.example',
    utr: null,
    cisVerificationNumber: null,
    cisVerifiedAt: null,
    notes: null,
    specializations: ['Ready-mix', 'Screed'],
    certifications: ['BES 6001'],
  });
});

it('lets no hold vanish, and nobody merge who may not delete', () => {
  const kept = aSupplier();
  expect(obstacleToMerging(kept, kept, buyer)).toBe(isTheSame);
  expect(obstacleToMerging(kept, aSupplier({ id: 2 }), buyer)).toBeUndefined();
  const held = aSupplier({ id: 2, name: 'Pennick', status: 'on_hold' });
  expect(obstacleToMerging(kept, held, buyer)?.message).toBe(
    'Pennick is on hold. Lift that first, or keep Pennick and merge the other one into it.',
  );
  expect(obstacleToMerging(held, kept, buyer)).toBeUndefined();
  const alsoHeld = aSupplier({ status: 'on_hold' });
  expect(obstacleToMerging(alsoHeld, held, buyer)?.code).toBe('supplier.takes_a_director');
  expect(obstacleToMerging(alsoHeld, held, anActor({ role: 'Director' }))).toBeUndefined();
  expect(
    obstacleToMerging(kept, aSupplier({ id: 2 }), anActor({ role: 'Site Manager' }))?.status,
  ).toBe(403);
});
