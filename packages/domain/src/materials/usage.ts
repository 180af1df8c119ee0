import * as z from 'zod';
import { Id } from '../kernel/id.ts';

/** The use of a material on one contract, in its own unit. */
export const MaterialUsage = z.object({
  projectId: Id,
  projectName: z.string(),
  projectSlug: z.string(),
  ordered: z.string(),
  received: z.string(),
  rejected: z.string(),
  used: z.string(),
  returned: z.string(),
  onSite: z.string(),
});

/** The stock of a material on all sites together. */
export const StockTotal = z.object({ materialId: Id, onSite: z.string(), sites: z.int() });

export type MaterialUsage = z.infer<typeof MaterialUsage>;
export type StockTotal = z.infer<typeof StockTotal>;
