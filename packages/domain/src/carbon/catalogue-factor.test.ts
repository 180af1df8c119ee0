import { describe, expect, it } from 'vitest';
import { aMaterial } from '../materials/material.fixture.ts';
import { catalogueFactor, factorIdOf, materialNumberOf } from './catalogue-factor.ts';

const figure = { id: 12, carbonFactorId: null, carbonPerUnit: '210.500000' };

describe('a figure of the catalogue', () => {
  it('has the year that was entered, or none', () => {
    const dated = aMaterial({ ...figure, carbonSource: 'Mill certificate', carbonYear: 2023 });
    expect(catalogueFactor(dated)).toMatchObject({
      id: 'material-12',
      source: 'own',
      year: 2023,
      value: '210.5',
      citation: 'Mill certificate, 2023',
    });
    const undated = aMaterial({ ...figure, carbonSource: 'EPD S-P-01234', carbonYear: null });
    expect(catalogueFactor(undated)).toMatchObject({
      source: 'epd',
      year: null,
      citation: 'EPD S-P-01234',
    });
    expect(catalogueFactor(aMaterial({ carbonPerUnit: null }))).toBeUndefined();
  });

  it('is named by its material', () => {
    expect(materialNumberOf('material-12')).toBe(12);
    expect(materialNumberOf('own-12')).toBeUndefined();
  });

  it('is replaced by a chosen factor or a manual figure', () => {
    const pour = { source: 'Concrete', category: 'materials' } as const;
    const material = aMaterial(figure);
    expect(factorIdOf(pour, material)).toBe('material-12');
    expect(factorIdOf({ ...pour, factorId: 'own-3' }, material)).toBe('own-3');
    expect(factorIdOf({ ...pour, carbonEmitted: '5' }, material)).toBeNull();
    expect(factorIdOf({ ...pour, category: 'transport' }, material)).toBeNull();
    expect(factorIdOf(pour, { ...material, carbonFactorId: '19_500_5020_15_1' })).toBe(
      '19_500_5020_15_1',
    );
  });
});
