import { useEffect } from 'react';
import { applyBrand } from '../ui/theme/apply-brand.ts';

/** The app uses the company's colour as soon as it is known, until the user signs out. */
export function useBrand(brand: string | null | undefined): void {
  useEffect(() => {
    if (brand === null) applyBrand(null);
    if (!brand) return;
    let isOver = false;
    import('./apply-theme.ts').then(
      ({ applyBrandColour }) => isOver || applyBrandColour(brand),
      () => {}, // Without it the app wears what it wore before.
    );
    return () => {
      isOver = true;
    };
  }, [brand]);
  useEffect(() => () => applyBrand(null), []);
}
