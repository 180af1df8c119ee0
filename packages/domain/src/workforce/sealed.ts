import * as z from 'zod';
import { Id, Version } from '../kernel/id.ts';
import { dateOf } from '../kernel/period.ts';
import { reasoned } from '../kernel/record-fields.ts';
import { emptyToNull, line, requiredLine, text } from '../kernel/text.ts';
import { Rates } from './pay.ts';
import { revealFields } from './worker-values.ts';

const notANumber = 'Enter a National Insurance number, such as AB 12 34 56 C';

/** As HMRC writes it: without spaces, in capitals. Unused prefixes are refused. */
const nationalInsurance = z
  .string(notANumber)
  .transform((typed) => typed.replaceAll(/\s/g, '').toUpperCase())
  .refine(
    (number) =>
      /^(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]\d{6}[A-D]$/.test(number),
    notANumber,
  );

const digits = (field: string, pattern: RegExp, example: string) =>
  z
    .string(`${field} is required`)
    .transform((typed) => typed.replaceAll(/[\s-]/g, ''))
    .refine((number) => pattern.test(number), `${field} must be ${example}`);

const BankDetails = z.object({
  accountName: requiredLine('Account name', 100),
  sortCode: digits('Sort code', /^\d{6}$/, '6 digits'),
  accountNumber: digits('Account number', /^\d{8}$/, '8 digits'),
});

const SickDays = z.object({
  sickDaysTaken: z.int('Days must be a whole number').min(0).max(366),
  totalSickDays: z.int('Days must be a whole number').min(0).max(10_000),
  reasons: emptyToNull(text('Reasons', 2000)),
});

/** Omitted fields stay unchanged; null removes the value. */
export const IdentityChanges = z.object({
  dateOfBirth: emptyToNull(dateOf('Date of birth')),
  nationalInsurance: emptyToNull(nationalInsurance),
  /** The number of the document, or the share code. */
  rightToWork: emptyToNull(line('Document', 200)),
  drivingLicense: emptyToNull(line('Driving licence', 50)),
  bankDetails: BankDetails.nullish(),
  taxCode: emptyToNull(line('Tax code', 20)),
  version: Version.optional(),
});

export const HealthChanges = z.object({
  medicalConditions: emptyToNull(text('Medical conditions', 5000)),
  allergies: emptyToNull(text('Allergies', 2000)),
  sickDays: SickDays.nullish(),
  version: Version.optional(),
});

/** The fields of a worker to reveal, and the reason. */
export const Reveal = z.object({
  fields: z
    .array(z.enum(revealFields))
    .min(1, 'Please choose what you need to see')
    .max(revealFields.length),
  ...reasoned,
});

const optionalText = z.string().nullable().optional();

/** Only the requested fields; null if nothing is stored. */
export const Revealed = z.object({
  id: Id,
  dateOfBirth: optionalText,
  nationalInsurance: optionalText,
  rightToWork: optionalText,
  drivingLicense: optionalText,
  bankDetails: z
    .object({ accountName: z.string(), sortCode: z.string(), accountNumber: z.string() })
    .nullish(),
  taxCode: optionalText,
  medicalConditions: optionalText,
  allergies: optionalText,
  sickDays: z
    .object({ sickDaysTaken: z.int(), totalSickDays: z.int(), reasons: optionalText })
    .nullish(),
  /** The latest first. */
  rates: z.array(Rates.extend({ id: Id, effectiveFrom: z.string() })).optional(),
});

/** The reason for a subject access request or an erasure. */
export const WorkerReason = z.object(reasoned);

/** All that is held about one worker, table by table, as a machine can read it. */
export const SubjectAccess = z.object({
  id: Id,
  madeAt: z.iso.datetime(),
  worker: z.record(z.string(), z.unknown()),
  /** The rows of every other table that names them. */
  records: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});

/** What is kept after an erasure, and on what legal basis. */
export const Erasure = z.object({
  id: Id,
  kept: z.array(z.object({ what: z.string(), ground: z.string() })),
});

export type IdentityChanges = z.infer<typeof IdentityChanges>;
export type HealthChanges = z.infer<typeof HealthChanges>;
export type Reveal = z.infer<typeof Reveal>;
export type Revealed = z.infer<typeof Revealed>;
export type SubjectAccess = z.infer<typeof SubjectAccess>;
export type Erasure = z.infer<typeof Erasure>;
