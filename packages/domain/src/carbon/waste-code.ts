import * as z from 'zod';
import { wasteRoutes } from './carbon-values.ts';

/** One entry of the List of Wastes. */
export const WasteCode = z.object({
  code: z.string(),
  description: z.string(),
  /** The titles of the chapter and the sub-chapter. */
  category: z.string(),
  isHazardous: z.boolean(),
  /** The mirror entry: only an assessment shows which of the two applies. */
  isMirror: z.boolean(),
  /** The matching row of the official table, and its possible routes. */
  wasteType: z.string().nullable(),
  routes: z.array(z.enum(wasteRoutes)),
  note: z.string().nullable(),
});

export type WasteCode = z.infer<typeof WasteCode>;
