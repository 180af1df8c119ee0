import { applyBrand } from '../ui/theme/apply-brand.ts';
import { brandVariables } from '../ui/theme/brand-color.ts';

/** Fetched when a colour is known: until then the page wears what it wore the last time. */
export const applyBrandColour = (brand: string): void => applyBrand(brandVariables(brand));
