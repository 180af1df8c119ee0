import * as z from 'zod';
import { decimal } from '../kernel/decimal-field.ts';
import { Id } from '../kernel/id.ts';
import { penceOf } from '../kernel/pence.ts';
import { dateOf } from '../kernel/period.ts';
import { asRead, audited } from '../kernel/record-fields.ts';
import { emptyToNull } from '../kernel/text.ts';
import { cisStatuses } from '../suppliers/supplier-type.ts';

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
  })
  .refine(
    ({ hourlyRate, overtimeRate }) =>
      !hourlyRate || !overtimeRate || penceOf(overtimeRate) >= penceOf(hourlyRate),
    { message: 'Overtime rate cannot be below the hourly rate', path: ['overtimeRate'] },
  );

export const Rates = z.object(asRead(fields));

/** That a rate exists from a day on; the figures are revealed only with a reason. */
export const WorkerRate = z.object({
  id: Id,
  workerId: Id,
  effectiveFrom: z.string(),
  ...audited,
});

export type RateDraft = z.infer<typeof RateDraft>;
export type Rates = z.infer<typeof Rates>;
export type WorkerRate = z.infer<typeof WorkerRate>;
