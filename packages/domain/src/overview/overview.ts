import * as z from 'zod';
import { Id } from '../kernel/id.ts';

/** What a contract's line in the list shows of the other features; each adds its own figures. */
export const ContractOverview = z.object({
  projectId: Id,
  openIssues: z.int(),
  overdueIssues: z.int(),
});

export type ContractOverview = z.infer<typeof ContractOverview>;
