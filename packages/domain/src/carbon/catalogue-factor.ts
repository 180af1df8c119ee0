import { plainDecimal } from '../kernel/decimal.ts';
import type { EmissionInput, UsedFactor } from './emission-input.ts';

/** The fields of a material that decide its carbon. */
export type MaterialCarbonFields = {
  id: number;
  itemDescription: string;
  unit: string;
  carbonFactorId: string | null;
  carbonPerUnit: string | null;
  carbonSource: string | null;
  carbonYear: number | null;
};

const ofMaterial = 'material-';

/** 'material-12' is the figure that the catalogue has of material 12. */
export const materialNumberOf = (factorId: string | null | undefined): number | undefined =>
  factorId && /^material-\d{1,9}$/.test(factorId)
    ? Number(factorId.slice(ofMaterial.length))
    : undefined;

type Named = EmissionInput & { materialId?: number | null | undefined };

/** The chosen factor, else the material's; kilograms entered by hand need none. */
export function factorIdOf(
  { factorId = null, category, carbonEmitted }: Named,
  material: MaterialCarbonFields | undefined,
): string | null {
  if (factorId || carbonEmitted || category !== 'materials' || !material) return factorId;
  const { id, carbonFactorId, carbonPerUnit } = material;
  return carbonFactorId ?? (carbonPerUnit ? `${ofMaterial}${id}` : null);
}

/** A catalogue figure entered by a user, with the year that they gave, if any. */
export function catalogueFactor(material: MaterialCarbonFields): UsedFactor | undefined {
  const { id, itemDescription, unit, carbonPerUnit, carbonSource, carbonYear } = material;
  if (!carbonPerUnit) return;
  return {
    id: `${ofMaterial}${id}`,
    source: /\bEPD\b/i.test(carbonSource ?? '') ? 'epd' : 'own',
    year: carbonYear ?? null,
    name: itemDescription,
    group: 'Materials',
    category: 'materials',
    scope: '3',
    unit,
    value: plainDecimal(carbonPerUnit),
    density: null,
    citation: [carbonSource, carbonYear].filter(Boolean).join(', '),
    copies: null,
    official: null,
    reason: null,
    expiresOn: null,
  };
}
