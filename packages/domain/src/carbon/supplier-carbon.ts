import * as z from 'zod';
import { carbonCategories, carbonQualities, factorSources } from './carbon-values.ts';

const Share = z.object({ kilograms: z.string(), percent: z.string(), entries: z.int() });

/** Emissions of a supplier's deliveries, as recorded and within the company's boundary. */
export const SupplierCarbon = z.object({
  total: z.string(),
  /** The largest first. */
  materials: z.array(Share.extend({ source: z.string(), category: z.enum(carbonCategories) })),
  /** Null if the kilograms were entered by hand. */
  factors: z.array(Share.extend({ factorSource: z.enum(factorSources).nullable() })),
  qualities: z.array(Share.extend({ quality: z.enum(carbonQualities) })),
  /** Where its entries are to be read. */
  contracts: z.array(Share.extend({ slug: z.string(), name: z.string() })),
});

export type SupplierCarbon = z.infer<typeof SupplierCarbon>;
