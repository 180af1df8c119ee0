import * as z from 'zod';
import { Id } from '../kernel/id.ts';

/** The figures of other features for a contract in the list; each feature adds its own. */
export const ContractOverview = z.object({
  projectId: Id,
  openIssues: z.int(),
  overdueIssues: z.int(),
  /** The actual cost, as in the cost analysis; nothing where the caller may not see costs. */
  spent: z.string().nullable(),
  /** The budget with every change that was approved; nothing where there is none, or as above. */
  revisedBudget: z.string().nullable(),
  /** The contract value with every change that was approved; as above. */
  revisedValue: z.string().nullable(),
  /** Kilograms of CO₂e up to today; nothing where the caller may not see carbon. */
  carbon: z.string().nullable(),
  lastDiary: z
    .object({ date: z.iso.date(), enteredAt: z.iso.datetime(), author: z.string() })
    .nullable(),
  /** Today is a working day of an active contract: nothing is written, and no crew has started. */
  isDiaryMissing: z.boolean(),
  /** Crews have started today, and no diary entry is written yet. */
  isCrewOnly: z.boolean(),
});

export type ContractOverview = z.infer<typeof ContractOverview>;
