import * as z from 'zod';
import { Id, Version } from '../kernel/id.ts';
import { money } from '../kernel/money.ts';
import { penceOf } from '../kernel/pence.ts';
import { asRead } from '../kernel/record-fields.ts';
import { emptyToNull, requiredLine, text } from '../kernel/text.ts';

const headcount = 'Operatives must be between 1 and 500';

export const Operatives = z
  .int('Operatives must be a whole number')
  .min(1, headcount)
  .max(500, headcount);

/** Cost per operative per hour. */
export const HourlyRate = money('Hourly rate').refine(
  (rate) => penceOf(rate) <= 200_00n,
  'Hourly rate must be between 0 and 200',
);

const Fields = z.object({
  name: requiredLine('Gang name', 100),
  company: emptyToNull(text('Company', 100)),
  jobRole: emptyToNull(text('Operatives Job Role', 100)),
  operatives: Operatives,
  hourlyRate: emptyToNull(HourlyRate),
  workerIds: z.array(Id).max(500, 'A gang can have up to 500 members').optional(),
});

export const GangDraft = Fields;
export const GangChanges = Fields.partial().extend({
  active: z.boolean().optional(),
  version: Version.optional(),
});

/** A regular crew; its rate is null without permission to see costs. */
export const Gang = z.object({
  id: Id,
  ...asRead(Fields.shape),
  active: z.boolean(),
  createdBy: Id.nullable(),
  version: Version,
});

export type Gang = z.infer<typeof Gang>;
export type GangDraft = z.infer<typeof GangDraft>;
export type GangChanges = z.infer<typeof GangChanges>;
