import type { CarbonCategory } from '@sitewright/domain/carbon/carbon-values';
import type { Ink } from '../../ui/charts/patterns.tsx';

/** Water has the blue, which here no labour needs. */
export const categoryInk: Record<CarbonCategory, Ink> = {
  materials: 'materials',
  plant: 'plant',
  transport: 'transport',
  waste: 'waste',
  energy: 'energy',
  water: 'labour',
};
