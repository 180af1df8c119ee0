import { describe, expect, it } from 'vitest';
import { anActor } from '../kernel/actor.fixture.ts';
import { aCarbonEntry } from './carbon-entry.fixture.ts';
import type { CarbonEntry, CarbonEntryChanges } from './carbon-entry.ts';
import { shownTo } from './order-prices.ts';
import {
  deletedWithSource,
  editEntry,
  notYours,
  obstacleToDeleting,
  obstacleToEditing,
  obstacleToFile,
  refuseIfIncomplete,
  tooManyFiles,
} from './rules.ts';

const director = anActor({ role: 'Director', userId: 7 });
const supervisor = anActor({ role: 'Site Supervisor', userId: 1 });
const manager = anActor({ role: 'Site Manager', userId: 2 });

const hauled = aCarbonEntry({
  category: 'transport',
  deliveryId: 4,
  quality: 'estimated',
  transportWeight: '43.200000',
  transportDistance: '50.000000',
});
const message = 'Enter the weight';

describe('a user', () => {
  it('made an entry may edit it, and others where their role says so', () => {
    expect(obstacleToEditing(aCarbonEntry(), supervisor)).toBeUndefined();
    expect(obstacleToEditing(aCarbonEntry({ createdBy: 9 }), supervisor)).toBe(notYours);
    expect(obstacleToEditing(aCarbonEntry({ createdBy: 9 }), director)).toBeUndefined();
  });

  it('may delete it, unless a delivery or the diary posted it', () => {
    expect(obstacleToDeleting(aCarbonEntry(), director)).toBeUndefined();
    expect(obstacleToDeleting(aCarbonEntry({ createdBy: 9 }), manager)).toBe(notYours);
    expect(obstacleToDeleting(hauled, director)).toBe(deletedWithSource);
    expect(obstacleToDeleting(aCarbonEntry({ diaryEntryId: 3 }), director)).toBe(deletedWithSource);
    expect(obstacleToDeleting({ ...hauled, status: 'draft' }, director)).toBeUndefined();
  });

  it('adds a file finds room for twenty', () => {
    const file = { id: 1, url: '', filename: 'ticket.pdf', size: 1, type: 'application/pdf' };
    const holding = (files: number) => aCarbonEntry({ uploadedFiles: Array(files).fill(file) });
    expect(obstacleToFile(holding(19), director)).toBeUndefined();
    expect(obstacleToFile(holding(20), director)).toBe(tooManyFiles);
  });

  it('may not see prices does not see the order total', () => {
    const lineItems = [{ description: 'Rebar', quantity: '2', unit: 't', unitPrice: '900' }];
    const entry = aCarbonEntry({ poTotal: '1800.00', lineItems });
    expect(shownTo(director)(entry)).toEqual(entry);
    expect(shownTo(supervisor)(entry)).toMatchObject({
      poTotal: null,
      lineItems: [{ description: 'Rebar', quantity: '2', unit: 't' }],
    });
  });
});

describe('an edit', () => {
  it('of a note leaves the figures alone', () => {
    const { entry, needsRecalculation } = editEntry(aCarbonEntry(), director, {
      notes: 'Bowser 7',
    });
    expect(needsRecalculation).toBe(false);
    expect(entry).toEqual(aCarbonEntry({ notes: 'Bowser 7' }));
  });

  it('of a figure is calculated again, with the chosen factor and module', () => {
    const { entry, needsRecalculation } = editEntry(aCarbonEntry(), director, {
      quantity: '5.000000',
    });
    expect(needsRecalculation).toBe(true);
    expect(entry).toMatchObject({
      factorId: '1_101_1011_8_1',
      module: 'A5.2',
      carbonEmitted: null,
      quality: null,
    });
  });

  it('keeps a chosen quality and module, unless they are changed', () => {
    const chosen = aCarbonEntry({ module: 'A5.4', quality: 'average' });
    const { entry } = editEntry(chosen, director, { quantity: '5.000000' });
    expect(entry).toMatchObject({ module: 'A5.4', quality: 'average' });
    const moved = editEntry(chosen, director, { category: 'energy' }).entry;
    expect(moved).toMatchObject({ module: 'A5.4', quality: 'average' });
    const update = { category: 'waste', module: 'A5.3', quality: 'measured' } as const;
    expect(editEntry(chosen, director, update).entry).toMatchObject(update);
    const usual = editEntry(aCarbonEntry(), director, { category: 'waste' }).entry;
    expect(usual).toMatchObject({ module: 'A5.3', quality: null });
  });

  it('of the supplier is calculated again if it decides who owns the lorry', () => {
    const recalculates = (category: 'transport' | 'plant') =>
      editEntry(aCarbonEntry({ category }), director, { supplier: 'Calder' }).needsRecalculation;
    expect([recalculates('transport'), recalculates('plant')]).toEqual([true, false]);
  });

  it('of a draft is always calculated again: its factor may exist now', () => {
    const draft = aCarbonEntry({ status: 'draft' });
    expect(editEntry(draft, director, { notes: 'Now?' }).needsRecalculation).toBe(true);
  });

  it('of what leads to a factor forgets the one before', () => {
    const waste = aCarbonEntry({ category: 'waste', wasteCode: '17 01 01' });
    expect(editEntry(waste, director, { wasteCode: '17 01 02' }).entry.factorId).toBeNull();
    const { entry } = editEntry(waste, director, { wasteCode: '17 01 02', factorId: 'own-3' });
    expect(entry.factorId).toBe('own-3');
    const diesel = editEntry(aCarbonEntry(), director, { materialId: 3, quantity: '2.000000' });
    expect(diesel.entry.factorId).toBe('1_101_1011_8_1');
  });

  it('keeps kilograms entered by hand', () => {
    const byHand = aCarbonEntry({ isByHand: true, factorId: null, carbonEmitted: '5.000000' });
    expect(editEntry(byHand, director, { date: '2025-01-01' }).entry.carbonEmitted).toBe(
      '5.000000',
    );
    expect(editEntry(byHand, director, { factorId: 'own-3' }).entry.carbonEmitted).toBeNull();
    const other = editEntry(byHand, director, { carbonEmitted: '6.000000' }).entry;
    expect(other).toMatchObject({ carbonEmitted: '6.000000', factorId: null });
  });

  it('takes kilograms by hand or a factor, and not both', () => {
    const byHand = { carbonEmitted: '6.000000' };
    const edit = (changes: CarbonEntryChanges) =>
      editEntry(aCarbonEntry(), director, changes).entry;
    expect(() => edit(byHand)).toThrow(/not both/);
    expect(() => edit({ ...byHand, factorId: 'own-3' })).toThrow(/not both/);
    const instead = { ...byHand, factorId: null };
    expect(edit(instead)).toMatchObject(instead);
  });
});

describe('what posted itself', () => {
  it('counts as weighed after a correction of its weight, with the quality of its source', () => {
    const edit = (entry: CarbonEntry, changes: CarbonEntryChanges) => {
      const { isWeighed, quality } = editEntry(entry, director, changes).entry;
      return { isWeighed, quality };
    };
    const weighed = { isWeighed: true, quality: null };
    const made = { ...hauled, category: 'materials' } as const;
    expect(edit(hauled, { transportWeight: '46.000000' })).toEqual(weighed);
    expect(edit(made, { unitWeight: '25.000000' })).toEqual(weighed);
    expect(edit({ ...hauled, isWeighed: true }, { transportDistance: '8' })).toEqual(weighed);
    expect(edit({ ...hauled, isWeighed: true }, { transportWeight: null }).isWeighed).toBe(false);
    expect(edit(hauled, { transportDistance: '80.000000' }).isWeighed).toBe(false);
    expect(edit(aCarbonEntry(), { transportWeight: '46.000000' }).isWeighed).toBe(false);
  });

  it('by the diary takes another fuel, another rate and litres that were counted', () => {
    const dug = aCarbonEntry({ diaryEntryId: 3, quality: 'estimated', perHour: '15.000' });
    const right = { factorId: '2_103_1036_8_1', perHour: '12.000', quantity: '90.000000' };
    expect(editEntry(dug, director, right).entry).toMatchObject(right);
  });

  it('by a delivery takes another factor, also after one was chosen', () => {
    const { entry } = editEntry(hauled, director, { factorId: 'own-3' });
    expect(entry.factorId).toBe('own-3');
    expect(editEntry(entry, director, { factorId: 'own-4' }).entry.factorId).toBe('own-4');
  });

  it('takes kilograms by hand only while it counts nothing, or where they are by hand already', () => {
    const byHand = { carbonEmitted: '9.000000' };
    expect(() => editEntry(hauled, director, byHand)).toThrow(/Change it there/);
    for (const open of [{ status: 'draft' } as const, { isByHand: true }])
      expect(
        editEntry({ ...hauled, ...open, factorId: null }, director, byHand).entry,
      ).toMatchObject(byHand);
  });

  it('takes no other change, though what is sent unchanged does no harm', () => {
    const sent = { source: hauled.source, transportDistance: '80.000000' };
    expect(editEntry(hauled, director, sent).entry.transportDistance).toBe('80.000000');
    expect(() => editEntry(hauled, director, { quantity: '2.000000' })).toThrow(/Change it there/);
  });

  it('takes what it lacks', () => {
    const lacking = {
      ...hauled,
      status: 'draft',
      missing: [{ field: 'factorId', message }],
    } as const;
    const chosen = editEntry({ ...lacking, missing: [...lacking.missing] }, director, {
      factorId: 'own-3',
    });
    expect(chosen.entry.factorId).toBe('own-3');
  });
});

it('refuses what cannot be calculated at its fields, unless it may be a draft', () => {
  const missing = [{ field: 'transportWeight', message }];
  expect(() => refuseIfIncomplete(missing, false)).toThrow(
    expect.objectContaining({ message, details: { fields: { transportWeight: message } } }),
  );
  expect(() => refuseIfIncomplete(missing, true)).not.toThrow();
  expect(() => refuseIfIncomplete([], false)).not.toThrow();
});
