import { describe, expect, it } from 'vitest';
import { anActor } from '../kernel/actor.fixture.ts';
import { aMaterial } from './material.fixture.ts';
import { editMaterial, isPriceNew, obstacleToEditing, shownTo } from './rules.ts';

const buyer = anActor({ role: 'Buyer' });
const concrete = '19_500_5020_15_1';

describe('editing a material', () => {
  it('works its carbon out again', () => {
    const material = aMaterial({ carbonFactorId: concrete, carbonPerUnit: '1' });
    expect(editMaterial(material, buyer, { weight: '1000' }).carbonPerUnit).toBe('118.79306');
  });

  it('takes the figure away with its factor', () => {
    const material = aMaterial({
      carbonFactorId: concrete,
      carbonPerUnit: '285.103344',
      carbonSource: 'UK Government GHG Conversion Factors 2025',
      carbonYear: 2025,
    });
    expect(editMaterial(material, buyer, { carbonFactorId: null })).toMatchObject({
      carbonFactorId: null,
      carbonPerUnit: null,
      carbonSource: null,
      carbonYear: null,
    });
  });

  it('is refused to who saw another version, and to who may not', () => {
    expect(() => editMaterial(aMaterial({ version: 3 }), buyer, { version: 2 })).toThrow(
      'Somebody else changed this',
    );
    expect(obstacleToEditing(buyer)).toBeUndefined();
    expect(obstacleToEditing(anActor({ role: 'Site Manager' }))?.message).toMatch(/^It takes a/);
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
  expect(isPriceNew({ purchaseCost: '5.00' }, { purchaseCost: '5.0000' })).toBe(false);
  expect(isPriceNew({ purchaseCost: null }, { purchaseCost: '0' })).toBe(true);
  expect(isPriceNew({ purchaseCost: '5' }, { purchaseCost: null })).toBe(false);
});
