import { describe, expect, it } from 'vitest';
import { anActor } from '../kernel/actor.fixture.ts';
import {
  draftSupplier,
  editSupplier,
  invalidPostcode,
  obstacleToDeleting,
  obstacleToEditing,
  overrideNeedsReason,
  shownTo,
  termsAreNotYours,
} from './rules.ts';
import { needsDirectorToChange, reasonIsMissing } from './status.ts';
import { aSupplier, aSupplierDraft } from './supplier.fixture.ts';

const buyer = anActor({ role: 'Buyer' });
const manager = anActor({ role: 'Site Manager' });
const viewer = anActor({ role: 'Viewer' });

const refusal = (action: () => unknown) => {
  try {
    action();
  } catch (error) {
    return error;
  }
};

describe('what is hidden', () => {
  it('hides credit, discount and ratings without permission to see the terms', () => {
    const hidden = { creditLimit: null, discountRate: null, performanceRating: null };
    expect(shownTo(manager)(aSupplier())).toMatchObject({ ...hidden, totalSpend: '12400.00' });
    expect(shownTo(viewer)(aSupplier())).toMatchObject({ ...hidden, totalSpend: null });
    expect(shownTo(buyer)(aSupplier())).toEqual(aSupplier());
  });

  it('cannot be changed by who does not see it, and stays when they save', () => {
    expect(
      refusal(() => editSupplier(aSupplier(), manager, { creditLimit: '1.00' })),
    ).toMatchObject({ problem: termsAreNotYours });
    const saved = editSupplier(aSupplier(), manager, { creditLimit: null, notes: 'Rings first' });
    expect(saved).toMatchObject({ creditLimit: undefined, notes: 'Rings first' });
    expect(
      refusal(() => draftSupplier(aSupplierDraft({ discountRate: '5.00' }), manager)),
    ).toMatchObject({ problem: termsAreNotYours });
  });
});

describe('a change of status', () => {
  it('needs a reason to hold, and takes the reason away afterwards', () => {
    expect(refusal(() => editSupplier(aSupplier(), buyer, { status: 'on_hold' }))).toMatchObject({
      problem: reasonIsMissing,
      details: { fields: { statusReason: reasonIsMissing.message } },
    });
    const held = aSupplier({ status: 'on_hold', statusReason: 'Short loads' });
    expect(editSupplier(held, buyer, { status: 'active' })).toEqual({
      status: 'active',
      statusReason: null,
    });
  });

  it('takes a director to block, also from the start', () => {
    const block = { status: 'blocked', statusReason: 'Forged tickets' } as const;
    expect(refusal(() => editSupplier(aSupplier(), buyer, block))).toMatchObject({
      problem: needsDirectorToChange,
    });
    expect(refusal(() => draftSupplier(aSupplierDraft(block), buyer))).toMatchObject({
      problem: needsDirectorToChange,
    });
    expect(editSupplier(aSupplier(), anActor({ role: 'Director' }), block)).toMatchObject(block);
  });
});

it('asks for a British postcode in Britain only', () => {
  expect(refusal(() => draftSupplier(aSupplierDraft({ postcode: 'Leeds' }), buyer))).toMatchObject({
    problem: invalidPostcode,
  });
  const dublin = aSupplierDraft({ postcode: 'D02 AF30', country: 'Ireland' });
  expect(draftSupplier(dublin, buyer)).toEqual(dublin);
});

it('requires a reason to override the figures', () => {
  expect(
    refusal(() => editSupplier(aSupplier(), buyer, { performanceOverride: '2.0' })),
  ).toMatchObject({ problem: overrideNeedsReason });
  const overruled = aSupplier({ performanceOverride: '2.0', overrideReason: 'Rude' });
  expect(editSupplier(overruled, buyer, { performanceOverride: null })).toEqual({
    performanceOverride: null,
    overrideReason: null,
  });
});

it('keeps who changed it meanwhile', () => {
  expect(
    refusal(() => editSupplier(aSupplier({ version: 3 }), buyer, { notes: 'x', version: 2 })),
  ).toMatchObject({ problem: { code: 'changed_meanwhile' } });
});

it('refuses to delete a supplier with orders, and suggests an alternative', () => {
  const fine = aSupplier({ orderCount: 0 });
  expect(obstacleToDeleting(fine, buyer)).toBeUndefined();
  expect(obstacleToDeleting({ ...fine, orderCount: 1 }, buyer)?.message).toBe(
    'This supplier has 1 order. Make it inactive instead.',
  );
  expect(obstacleToDeleting(fine, manager)?.status).toBe(403);
  expect(obstacleToEditing(manager)?.message).toContain('a Buyer');
});

describe.each(['blocked', 'on_hold'] as const)('a supplier who is %s', (status) => {
  const shunned = aSupplier({ orderCount: 0, status, statusReason: 'Fraud' });
  const director = anActor({ role: 'Director' });

  it('is deleted by a director only', () => {
    expect(obstacleToDeleting(shunned, buyer)?.message).toMatch(
      /^Only a Managing Director, a Director or an administrator can delete a supplier that is/,
    );
    expect(obstacleToDeleting(shunned, director)).toBeUndefined();
  });

  it('is renamed by a director only', () => {
    const name = 'Somebody else';
    expect(refusal(() => editSupplier(shunned, buyer, { name }))).toMatchObject({
      problem: { code: needsDirectorToChange.code, message: expect.stringContaining('rename') },
    });
    expect(editSupplier(shunned, director, { name })).toEqual({ name });
    const same = { name: shunned.name, notes: 'Rings first' };
    expect(editSupplier(shunned, buyer, same)).toEqual(same);
  });
});
