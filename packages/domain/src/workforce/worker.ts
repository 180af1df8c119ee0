import * as z from 'zod';
import { email } from '../kernel/email.ts';
import { Id, IdInPath, Version } from '../kernel/id.ts';
import { keysOf } from '../kernel/keys-of.ts';
import { PageQuery } from '../kernel/page.ts';
import { dateOf } from '../kernel/period.ts';
import { tidyPostcode } from '../kernel/postcode.ts';
import { asRead, audited, nullableText } from '../kernel/record-fields.ts';
import { emptyToNull, line, requiredLine, text } from '../kernel/text.ts';
import { phone, wordList } from './fields.ts';
import {
  cardFilters,
  cardStates,
  employmentStatuses,
  employmentTypes,
  rightToWorkKinds,
  sealedFields,
  verdicts,
} from './worker-values.ts';

/** Fields that every user sees. */
const workFields = {
  /** Without one the next free number is given. */
  workerId: emptyToNull(line('Worker ID', 50)),
  firstName: requiredLine('First name', 100),
  lastName: requiredLine('Last name', 100),
  jobTitle: requiredLine('Job title', 100),
  company: emptyToNull(line('Company', 200)),
  department: emptyToNull(line('Department', 100)),
  employmentType: z.enum(employmentTypes, 'Please choose an employment type'),
  startDate: emptyToNull(dateOf('Start date')),
  certifications: wordList('Certification').optional(),
  qualifications: wordList('Qualification').optional(),
  skillsTraining: emptyToNull(text('Skills and training', 2000)),
  rightToWorkKind: emptyToNull(z.enum(rightToWorkKinds, 'Please choose what was checked')),
  rightToWorkCheckedOn: emptyToNull(dateOf('Right to work checked')),
  rightToWorkExpiresOn: emptyToNull(dateOf('Right to work until')),
};

/** The card as it is printed: nothing of it is computed. */
const cardFields = {
  cscsSchemeId: emptyToNull(line('Scheme', 50)),
  cscsCardNumber: emptyToNull(line('Card number', 50)),
  cscsCardType: emptyToNull(line('Card type', 100)),
  cscsCardExpiry: emptyToNull(dateOf('Card expiry')),
  cscsCustomerName: emptyToNull(line('Name on the card', 200)),
  cscsSerial: emptyToNull(line('Serial', 50)),
  cscsRegistrationNumber: emptyToNull(line('Registration number', 50)),
  cscsQualificationType: emptyToNull(line('Qualification type', 200)),
  cscsQualificationDetails: emptyToNull(text('Qualification details', 2000)),
};

/** Private fields, for users who manage the workforce. */
const privateFields = {
  email: emptyToNull(email),
  phoneNumber: emptyToNull(phone),
  mobilePhone: emptyToNull(phone),
  address: emptyToNull(text('Address', 500)),
  city: emptyToNull(line('Town', 100)),
  postcode: emptyToNull(text('Postcode', 20).transform(tidyPostcode)),
  country: requiredLine('Country', 100).optional(),
  emergencyContactName: emptyToNull(line('Emergency contact', 100)),
  emergencyContactPhone: emptyToNull(phone),
  emergencyContactRelation: emptyToNull(line('Relation', 100)),
  nextOfKin: emptyToNull(line('Next of kin', 200)),
  vehicleRegistration: emptyToNull(line('Vehicle', 20)),
  notes: emptyToNull(text('Notes', 5000)),
};

const Fields = z.object({ ...workFields, ...cardFields, ...privateFields });

export const WorkerDraft = Fields;

export const WorkerChanges = Fields.partial({
  firstName: true,
  lastName: true,
  jobTitle: true,
  employmentType: true,
}).extend({ version: Version.optional() });

/** The next status; a suspension needs a reason, and leaving needs a last day. */
export const StatusChange = z.object({
  status: z.enum(employmentStatuses, 'Please choose a status'),
  reason: emptyToNull(text('Reason', 500)),
  endDate: emptyToNull(dateOf('Last day')),
  version: Version.optional(),
});

export const WorkerVerdict = z.object({
  state: z.enum(verdicts),
  /** The first of the reasons. */
  reason: nullableText,
  reasons: z.array(z.string()),
});

/** A worker as lists show them, without private fields. */
export const Worker = z.object({
  id: Id,
  workerId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  jobTitle: z.string(),
  company: nullableText,
  employmentType: z.enum(employmentTypes),
  employmentStatus: z.enum(employmentStatuses),
  cscsSchemeId: nullableText,
  cscsCardType: nullableText,
  cscsCardExpiry: nullableText,
  cardState: z.enum(cardStates),
  /** Without it the right to work has not been checked, whatever the expiry. */
  rightToWorkCheckedOn: nullableText,
  rightToWorkExpiresOn: nullableText,
  /** Where they passed an induction that has not run out. */
  inductedProjectIds: z.array(Id),
  /** The contract on which they are at work just now. */
  atWorkOnId: Id.nullable(),
  /** Null or false without permission to see private fields. */
  mobilePhone: nullableText,
  hasPicture: z.boolean(),
  verdict: WorkerVerdict,
});

/** 'On file' or the last four characters; null where there is nothing, or not for this reader. */
const Held = z.object(
  Object.fromEntries(sealedFields.map((field) => [field, nullableText])) as Record<
    (typeof sealedFields)[number],
    typeof nullableText
  >,
);

/** All fields that need no reason; private fields are null without permission. */
export const WorkerRecord = z.object({
  ...asRead(Fields.shape),
  ...Worker.shape,
  statusReason: nullableText,
  endDate: nullableText,
  active: z.boolean(),
  cscsValidated: z.boolean(),
  cscsValidatedAt: z.iso.datetime().nullable(),
  cscsIsValid: z.boolean().nullable(),
  hasCardPhoto: z.boolean(),
  inductionCompleted: z.boolean(),
  inductionDate: nullableText,
  country: nullableText,
  /** The code on their badge. */
  badge: nullableText,
  held: Held,
  erasedAt: z.iso.datetime().nullable(),
  ...audited,
});

const days = z.coerce.number<number | string>().int().min(0).max(366);

export const WorkerQuery = PageQuery.extend({
  q: text('Search', 200).optional(),
  jobTitle: text('Job title', 100).optional(),
  employmentType: z.enum(employmentTypes).optional(),
  status: z.enum(employmentStatuses).optional(),
  card: z.enum(cardFilters).optional(),
  /** Within how many days a card counts as expiring. */
  within: days.default(30),
  /** Whether they are inducted: on the given contract, or else on any. */
  inducted: z.enum(['yes', 'no']).optional(),
  verdict: z.enum(verdicts).optional(),
  /** Only workers inducted or at work on this contract, with the verdict for it. */
  projectId: IdInPath.optional(),
  /** All workers, with the verdict for this contract. */
  judgedFor: IdInPath.optional(),
});

/** The counts for the office's overview. */
export const WorkforceSummary = z.object({
  active: z.int(),
  atWork: z.int(),
  cardsExpired: z.int(),
  cardsExpiring30: z.int(),
  cardsExpiring60: z.int(),
  cardsExpiring90: z.int(),
  cardsToCheck: z.int(),
  notInducted: z.int(),
  rightToWorkDue: z.int(),
  /** Of all crews since Monday, in hours. */
  hoursThisWeek: z.string(),
  /** Long shifts, short rests, missed breaks and long runs this week; null without permission. */
  fatigueFlags: z.int().nullable(),
  jobTitles: z.array(z.string()),
});

export type Worker = z.infer<typeof Worker>;
export type WorkerRecord = z.infer<typeof WorkerRecord>;
export type WorkerDraft = z.infer<typeof WorkerDraft>;
export type WorkerChanges = z.infer<typeof WorkerChanges>;
export type StatusChange = z.infer<typeof StatusChange>;
export type WorkerQuery = z.infer<typeof WorkerQuery>;
export type WorkforceSummary = z.infer<typeof WorkforceSummary>;

export const privateFieldNames = keysOf(privateFields);
export const cardFieldNames = keysOf(cardFields);
