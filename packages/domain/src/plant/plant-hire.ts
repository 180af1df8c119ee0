import * as z from 'zod';
import { email } from '../kernel/email.ts';
import { timeOfDay } from '../kernel/hours.ts';
import { Id, IdInPath, Version } from '../kernel/id.ts';
import { money } from '../kernel/money.ts';
import { PageQuery } from '../kernel/page.ts';
import { penceOf } from '../kernel/pence.ts';
import { dateOf, instantOf } from '../kernel/period.ts';
import { asRead, audited, identified, nullableText, reasoned } from '../kernel/record-fields.ts';
import { emptyToNull, line, requiredLine, text } from '../kernel/text.ts';

export const hireStatuses = [
  'requested',
  'on_hire',
  'off_hire_notified',
  'collected',
  'transferred',
] as const;
/** It is on site: on hire, or waiting for its collection. */
export const onSiteStatuses = ['on_hire', 'off_hire_notified'] as const;
export const ratePeriods = ['hour', 'day', 'week'] as const;
export const weekendRules = ['charged', 'free'] as const;
/** When the charge ends: with the off-hire notice, after its notice period, or with collection. */
export const chargeEnds = ['notice', 'notice_period', 'collection'] as const;
export const noticeUnits = ['working_day', 'calendar_day'] as const;
const certificateStates = ['none', 'ok', 'expiring', 'expired'] as const;

/** The most urgent first. */
export const alertKinds = [
  'quarantined',
  'certificate_expired',
  'past_off_hire',
  'used_after_notice',
  'not_collected',
  'not_arrived',
  'idle',
  'off_hire_due',
  'certificate_expiring',
] as const;

const instant = (field: string) => instantOf(`${field} must be a date and a time`);

const mostRate = 9_999_999n;
const rate = money('Rate').refine(
  (amount) => penceOf(amount) <= mostRate,
  'Rate cannot be more than 99,999.99',
);

const daysFault = 'Minimum days must be between 1 and 365';
const minimumDays = z
  .union([z.number(), z.string().trim().regex(/^\d+$/, daysFault).transform(Number)], daysFault)
  .pipe(z.int(daysFault).min(1, daysFault).max(365, daysFault));

const noticeFault = 'Notice days must be between 0 and 60';
/** Days of notice, of a hire or of a supplier. */
export const noticeDays = z
  .union([z.number(), z.string().trim().regex(/^\d+$/, noticeFault).transform(Number)], noticeFault)
  .pipe(z.int(noticeFault).min(0, noticeFault).max(60, noticeFault));

export const noticeUnit = z.enum(noticeUnits, 'Please choose working days or calendar days');

const cutOffFault = 'Cut-off must be a time, such as 16:00';

const litresFault = 'Litres per hour must be a number up to 9,999.99';
const litres = z
  .union([z.number(), z.string().trim()], litresFault)
  .transform(String)
  .refine((amount) => /^\d{1,4}(\.\d{1,2})?$/.test(amount), litresFault);

const Fields = z.object({
  name: requiredLine('Machine', 100),
  plantType: emptyToNull(text('Type', 100)),
  supplierName: emptyToNull(line('Supplier', 100)),
  supplierEmail: emptyToNull(email),
  hireNumber: emptyToNull(line('Hire number', 50)),
  expectedOffHire: emptyToNull(dateOf('Expected off-hire')),
  rate: emptyToNull(rate),
  ratePer: z.enum(ratePeriods, 'Please choose hour, day or week').optional(),
  weekendRule: z.enum(weekendRules, 'Please choose whether weekends are charged').optional(),
  minimumDays: minimumDays.optional(),
  chargedUntil: z.enum(chargeEnds, 'Please choose when the charge ends').optional(),
  noticeDays: noticeDays.optional(),
  noticeUnit: noticeUnit.optional(),
  /** A notice after this time of day counts from the next day. */
  noticeCutOff: emptyToNull(z.string(cutOffFault).trim().regex(timeOfDay, cutOffFault)),
  isOperated: z.boolean().optional(),
  operatorName: emptyToNull(text('Operator', 100)),
  fuelType: emptyToNull(text('Fuel', 50)),
  litresPerHour: emptyToNull(litres),
  certificateNumber: emptyToNull(text('Certificate number', 100)),
  certificateExpiry: emptyToNull(dateOf('Certificate expiry')),
  notes: emptyToNull(text('Notes', 2000)),
});

/** With an on-hire time in the past it is on hire, otherwise requested. */
export const PlantHireDraft = Fields.extend({
  projectId: Id,
  onHireAt: emptyToNull(instant('On-hire time')),
});

export const PlantHireChanges = Fields.partial().extend({
  onHireAt: instant('On-hire time').optional(),
  /** The supplier's own number may come after ours. */
  offHireNumber: emptyToNull(line('Off-hire number', 50)),
  damage: emptyToNull(text('Damage', 2000)),
  version: Version.optional(),
});

export const Arrival = z.object({ onHireAt: instant('On-hire time').optional() });

export const OffHireNotice = z.object({
  offHireNumber: emptyToNull(line('Off-hire number', 50)),
  /** The supplier was informed in another way. */
  withoutMail: z.boolean().optional(),
});

export const Collection = z.object({
  collectedAt: instant('Collected').optional(),
  damage: emptyToNull(text('Damage', 2000)),
});

export const BreakdownReport = z.object({
  ...reasoned,
  brokeDownAt: instant('Broke down').optional(),
});

export const Transfer = z.object({
  projectId: z.union([IdInPath], 'Please choose a contract'),
});

/** The cost of an off-hire notice sent now; null without permission, or if only collection ends the charge. */
export const OffHirePreview = z.object({ lastChargedDay: nullableText, costToCome: nullableText });

export const PlantAlert = z.object({ kind: z.enum(alertKinds), message: z.string() });

/** A machine on a contract. Rate and cost are null without permission. */
export const PlantHire = z.object({
  ...identified,
  projectId: Id,
  ...asRead(Fields.shape),
  status: z.enum(hireStatuses),
  onHireAt: z.iso.datetime().nullable(),
  offHireNoticeAt: z.iso.datetime().nullable(),
  offHireNumber: nullableText,
  /** When it left this contract, to its supplier or to another site. */
  collectedAt: z.iso.datetime().nullable(),
  damage: nullableText,
  /** The breakdown that has not been repaired yet; null if there is none. */
  breakdown: z.object({ reason: z.string(), brokeDownAt: z.iso.datetime() }).nullable(),
  lastUsedOn: nullableText,
  hoursUsed: z.string(),
  daysOnHire: z.int(),
  daysCharged: z.int(),
  /** The last day that is charged, once its notice or its collection decides it. */
  lastChargedDay: nullableText,
  cost: nullableText,
  /** The cost of the days of notice that are still to come. */
  costToCome: nullableText,
  certificate: z.enum(certificateStates),
  alerts: z.array(PlantAlert),
  ...audited,
});

const PlantHireFilter = z.object({
  projectId: IdInPath.optional(),
  /** `active` means on site. */
  status: z.enum([...hireStatuses, 'active', 'all']).default('all'),
});

export const PlantHireQuery = PageQuery.extend(PlantHireFilter.shape);

export type HireStatus = (typeof hireStatuses)[number];
export type RatePeriod = (typeof ratePeriods)[number];
export type CertificateState = (typeof certificateStates)[number];
export type PlantAlert = z.infer<typeof PlantAlert>;
export type PlantHire = z.infer<typeof PlantHire>;
export type PlantHireDraft = z.infer<typeof PlantHireDraft>;
export type PlantHireChanges = z.infer<typeof PlantHireChanges>;
export type PlantHireQuery = z.infer<typeof PlantHireQuery>;
export type Arrival = z.infer<typeof Arrival>;
export type OffHireNotice = z.infer<typeof OffHireNotice>;
export type Collection = z.infer<typeof Collection>;
export type BreakdownReport = z.infer<typeof BreakdownReport>;
