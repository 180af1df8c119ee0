import * as z from 'zod';
import { Id } from '../kernel/id.ts';
import { employmentStatuses, employmentTypes } from './worker-words.ts';

/** Somebody of the workforce, as the pickers show them; nothing of what is private. */
export const Worker = z.object({
  id: Id,
  workerId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  jobTitle: z.string(),
  company: z.string().nullable(),
  employmentType: z.enum(employmentTypes),
  employmentStatus: z.enum(employmentStatuses),
});

export type Worker = z.infer<typeof Worker>;
