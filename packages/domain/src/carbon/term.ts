import * as z from 'zod';
import { carbonModules, carbonScopes, factorSources, termKinds } from './carbon-values.ts';

/** One product of a sum: so much of something, times its factor. */
export const Term = z.object({
  kind: z.enum(termKinds),
  module: z.enum(carbonModules),
  scope: z.enum([...carbonScopes, 'outside']),
  /** The multiplied quantity: 'Concrete, primary material production'. */
  label: z.string(),
  /** In the unit of the factor. */
  quantity: z.string(),
  unit: z.string(),
  /** Null if the kilograms were entered by hand. */
  factorId: z.string().nullable(),
  factorSource: z.enum(factorSources).nullable(),
  factorYear: z.int().nullable(),
  factor: z.string().nullable(),
  kilograms: z.string(),
  /** '2.4 t × 118.75127 kg/t = 285.003 kg CO₂e', with the way to the unit where there was one. */
  sum: z.string(),
});

export type Term = z.infer<typeof Term>;
