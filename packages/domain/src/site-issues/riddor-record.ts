import * as z from 'zod';
import { dateOf } from '../kernel/period.ts';
import { emptyToNull, line } from '../kernel/text.ts';
import { riddorHarms, riddorPeople } from './riddor-values.ts';

/** The RIDDOR questions about an accident. */
export const RiddorAnswers = z.object({
  happenedOn: dateOf('Date of the accident'),
  isWorkRelated: z.boolean(),
  isDangerousOccurrence: z.boolean(),
  person: z.enum(riddorPeople),
  harm: z.enum(riddorHarms),
  /** Taken from the scene to hospital for treatment; tests and waiting are none. */
  wentToHospital: z.boolean(),
  /** In a row, without the day of the accident; rest days count. */
  daysUnfit: z.coerce
    .number<number | string>('Days must be a number')
    .int('Days must be a whole number')
    .min(0, 'Days cannot be negative')
    .max(999, 'Days cannot be more than 999'),
  /** The HSE's reference, once it has been reported. */
  hseReference: emptyToNull(line('HSE reference', 100)),
});

export const RiddorRecord = RiddorAnswers.extend({
  daysUnfit: z.int(),
  hseReference: z.string().nullable(),
  answeredBy: z.string(),
  answeredAt: z.iso.datetime(),
});

export type RiddorAnswers = z.infer<typeof RiddorAnswers>;
export type RiddorRecord = z.infer<typeof RiddorRecord>;
