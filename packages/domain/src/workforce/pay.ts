import * as z from 'zod';
import { decimal } from '../kernel/decimal-field.ts';
import { Id, Version } from '../kernel/id.ts';
import { dateOf } from '../kernel/period.ts';
import { emptyToNull } from '../kernel/text.ts';
import { cisStatuses } from '../suppliers/supplier-type.ts';
import { timestampFields } from './fields.ts';

const hourly = (field: string) => emptyToNull(decimal(field, { places: 2, most: '200' }));

const fields = {
  hourlyRate: hourly('Hourly rate'),
  dayRate: emptyToNull(decimal('Day rate', { places: 2, most: '2000' })),
  overtimeRate: hourly('Overtime rate'),
  /** Of those who are self-employed. */
  cisStatus: emptyToNull(z.enum(cisStatuses, 'Please choose a CIS status')),
};

/** A pay rate from a day on. */
export const RateDraft = z
  .object({ effectiveFrom: dateOf('From'), ...fields })
  .refine(({ hourlyRate, dayRate }) => hourlyRate || dayRate, {
    message: 'Please enter an hourly rate or a day rate',
    path: ['hourlyRate'],
  });

const nullableText = z.string().nullable();

export const Rates = z.object({
  hourlyRate: nullableText,
  dayRate: nullableText,
  overtimeRate: nullableText,
  cisStatus: z.enum(cisStatuses).nullable(),
});

/** That a rate exists from a day on; the figures are revealed only with a reason. */
export const WorkerRate = z.object({
  id: Id,
  workerId: Id,
  effectiveFrom: z.string(),
  ...timestampFields,
  createdBy: Id.nullable(),
  updatedBy: Id.nullable(),
  version: Version,
});

export type RateDraft = z.infer<typeof RateDraft>;
export type Rates = z.infer<typeof Rates>;
export type WorkerRate = z.infer<typeof WorkerRate>;
