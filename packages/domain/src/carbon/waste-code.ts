import * as z from 'zod';
import { wasteRoutes } from './carbon-values.ts';

/** One entry of the List of Wastes. */
export const WasteCode = z.object({
  code: z.string(),
  description: z.string(),
  /** The chapter and the sub-chapter, in words. */
  category: z.string(),
  isHazardous: z.boolean(),
  /** Its twin is the other: only an assessment tells which of the two it is. */
  isMirror: z.boolean(),
  /** The row of the official table that stands for it, and where it may go by that. */
  wasteType: z.string().nullable(),
  routes: z.array(z.enum(wasteRoutes)),
  note: z.string().nullable(),
});

export type WasteCode = z.infer<typeof WasteCode>;
