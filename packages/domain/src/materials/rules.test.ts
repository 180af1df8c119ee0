import { describe, expect, it } from 'vitest';
import { aFactor } from '../carbon/factor.fixture.ts';
import { anActor } from '../kernel/actor.fixture.ts';
import { aMaterial } from './material.fixture.ts';
import { editMaterial, hasPriceChanged, obstacleToEditing, shownTo } from './rules.ts';

const buyer = anActor({ role: 'Buyer' });
const concrete = '19_500_5020_15_1';

describe('editing a material', () => {
  it('works its carbon out again', () => {
    const material = aMaterial({ carbonFactorId: concrete, carbonPerUnit: '1' });
    const edited = editMaterial(material, buyer, { weight: '1000' }, aFactor());
    expect(edited).toMatchObject({ carbonPerUnit: '118.79306', carbonYear: 2025 });
  });

  it('leaves its carbon alone where nothing of it is changed', () => {
    const material = aMaterial({ carbonFactorId: 'own-7', carbonPerUnit: '1' });
    expect(editMaterial(material, buyer, { active: 'no' }, undefined).carbonPerUnit).toBe('1');
  });

  it('takes the figure away with its factor', () => {
    const material = aMaterial({
      carbonFactorId: concrete,
      carbonPerUnit: '285.103344',
      carbonSource: 'UK Government GHG Conversion Factors 2025',
      carbonYear: 2025,
    });
    expect(editMaterial(material, buyer, { carbonFactorId: null }, undefined)).toMatchObject({
      carbonFactorId: null,
      carbonPerUnit: null,
      carbonSource: null,
      carbonYear: null,
    });
  });

  it('is refused to who saw another version, and to who may not', () => {
    expect(() => editMaterial(aMaterial({ version: 3 }), buyer, { version: 2 }, undefined)).toThrow(
      'This was changed while',
    );
    expect(obstacleToEditing(buyer)).toBeUndefined();
    expect(obstacleToEditing(anActor({ role: 'Site Manager' }))?.message).toMatch(/^Only a/);
  });
});

it('shows what it costs only to who may see prices', () => {
  const material = aMaterial({ trend: ['1.00'], drift: '2.0' });
  expect(shownTo(buyer)(material)).toEqual(material);
  expect(shownTo(anActor({ role: 'Viewer' }))(material)).toMatchObject({
    purchaseCost: null,
    trend: [],
    drift: null,
  });
});

it('calls a price new by what it is, not by how it is written', () => {
  expect(hasPriceChanged({ purchaseCost: '5.00' }, { purchaseCost: '5.0000' })).toBe(false);
  expect(hasPriceChanged({ purchaseCost: null }, { purchaseCost: '0' })).toBe(true);
  expect(hasPriceChanged({ purchaseCost: '5' }, { purchaseCost: null })).toBe(false);
});
