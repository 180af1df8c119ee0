import { applyBrand } from '../ui/apply-brand.ts';
import { brandVariables } from '../ui/brand-color.ts';

/** Fetched when a colour is known: until then the page wears what it wore the last time. */
export const applyBrandColour = (brand: string): void => applyBrand(brandVariables(brand));
