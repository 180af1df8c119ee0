import * as z from 'zod';

/** The first steps that a new company has completed. */
export const GettingStarted = z.object({
  profile: z.boolean(),
  contract: z.boolean(),
  /** A second member, or an invitation to one. */
  colleague: z.boolean(),
  supplier: z.boolean(),
  order: z.boolean(),
  diaryEntry: z.boolean(),
});

export type GettingStarted = z.infer<typeof GettingStarted>;
