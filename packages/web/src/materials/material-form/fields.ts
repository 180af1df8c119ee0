import { type Material, MaterialDraft } from '@sitewright/domain/materials/material';
import * as z from 'zod';
import { emptyToUndefined, textsOf } from '../../forms/field-values.ts';
import type { useForm } from '../../ui/fields/use-form.ts';

/** The source of the carbon figure: none, the government's table, or the company's own document. */
const carbonBases = ['none', 'factor', 'own'] as const;

export const MaterialFields = MaterialDraft.extend({
  unit: emptyToUndefined(MaterialDraft.shape.unit),
  weightUnit: emptyToUndefined(MaterialDraft.shape.weightUnit),
  carbonBasis: z.enum(carbonBases),
});

export type Values = Record<keyof z.input<typeof MaterialFields>, string>;
export type Filled = z.output<typeof MaterialFields>;
export type MaterialForm = ReturnType<typeof useForm<typeof MaterialFields>>;

export const blank: Values = {
  itemDescription: '',
  sku: '',
  category: '',
  unit: 'no.',
  purchaseCost: '',
  weight: '',
  weightUnit: 'kg',
  supplierId: '',
  active: 'yes',
  isHazardous: 'no',
  barcode: '',
  carbonBasis: 'none',
  carbonFactorId: '',
  carbonPerUnit: '',
  carbonSource: '',
  carbonYear: '',
};

/** A material as the form shows it. */
export const valuesOf = (material: Material): Values => ({
  ...textsOf(blank, material),
  carbonBasis: material.carbonFactorId ? 'factor' : material.carbonPerUnit ? 'own' : 'none',
});

/** Values that stay for the next material of the same kind. */
export const valuesForNext = ({ category, unit, supplierId, weightUnit }: Values): Values => ({
  ...blank,
  category,
  unit,
  supplierId,
  weightUnit,
});

const noCarbon = { carbonPerUnit: null, carbonSource: null, carbonYear: null };

/** Only the figures of the basis that was chosen are sent. */
export function bodyOf({ carbonBasis, ...filled }: Filled): MaterialDraft {
  const basis = {
    none: { ...noCarbon, carbonFactorId: null },
    factor: { ...noCarbon, carbonFactorId: filled.carbonFactorId },
    own: { carbonFactorId: null },
  }[carbonBasis];
  return { ...filled, ...basis };
}
