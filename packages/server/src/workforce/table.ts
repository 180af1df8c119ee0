import {
  cardStates,
  checkMethods,
  employmentStatuses,
  employmentTypes,
  rightToWorkKinds,
} from '@sitewright/domain/workforce/worker-values';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  type PgColumn,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../platform/audit.ts';
import { instant } from '../platform/columns.ts';
import { ownedBy, tenantTable } from '../platform/tenancy.ts';
import { ofProject } from '../projects/of-project.ts';

const score = () => numeric({ precision: 5, scale: 2 });
/** Sealed with the organisation's own key; the database cannot read it. */
const sealed = () => text();

/** Workers. Sealed fields are revealed one worker at a time, for a reason. */
export const workers = tenantTable(
  'workers',
  {
    /** The number on their file, not the id of the row. */
    workerId: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text(),
    phoneNumber: text(),
    mobilePhone: text(),
    address: text(),
    city: text(),
    postcode: text(),
    country: text().notNull().default('United Kingdom'),
    jobTitle: text().notNull(),
    company: text(),
    department: text(),
    employmentType: text({ enum: employmentTypes }).notNull(),
    employmentStatus: text({ enum: employmentStatuses }).notNull().default('active'),
    statusReason: text(),
    startDate: date(),
    endDate: date(),
    /** The hourly cost to the contract; pay is sealed in the rates. */
    hourlyRate: numeric({ precision: 8, scale: 2 }),
    active: boolean().notNull().default(true),
    cscsCardNumber: text(),
    cscsCardExpiry: date(),
    cscsSchemeId: text(),
    cscsValidated: boolean().notNull().default(false),
    cscsValidatedAt: instant(),
    cscsCustomerName: text(),
    cscsCardType: text(),
    cscsSerial: text(),
    cscsRegistrationNumber: text(),
    cscsQualificationType: text(),
    cscsQualificationDetails: text(),
    cscsPhoto: text(),
    cscsIsValid: boolean(),
    cardState: text({ enum: cardStates }).notNull().default('unverified'),
    certifications: text().array().notNull().default([]),
    qualifications: text().array().notNull().default([]),
    skillsTraining: text(),
    inductionCompleted: boolean().notNull().default(false),
    inductionDate: date(),
    /** Manual scores, and the reason for each. */
    scoreOverrides: jsonb().notNull().default({}),
    timekeepingScore: score(),
    attendanceScore: score(),
    qualityScore: score(),
    safetyScore: score(),
    emergencyContactName: text(),
    emergencyContactPhone: text(),
    emergencyContactRelation: text(),
    nextOfKin: text(),
    vehicleRegistration: text(),
    /** Of the right to work only what the gate needs is unsealed. */
    rightToWorkKind: text({ enum: rightToWorkKinds }),
    rightToWorkCheckedOn: date(),
    rightToWorkExpiresOn: date(),
    dateOfBirth: sealed(),
    nationalInsurance: sealed(),
    /** Shows that two numbers are equal without revealing either. */
    nationalInsuranceHash: text(),
    rightToWork: sealed(),
    drivingLicense: sealed(),
    bankDetails: sealed(),
    taxCode: sealed(),
    pay: sealed(),
    medicalConditions: sealed(),
    allergies: sealed(),
    sickDays: sealed(),
    profilePicture: text(),
    notes: text(),
    /** Identifies the worker at the gate, and nothing more. */
    badge: text(),
    erasedAt: instant(),
    ...auditColumns,
  },
  (t) => [
    unique().on(t.organizationId, t.workerId),
    unique().on(t.organizationId, t.badge),
    index().on(t.organizationId, t.lastName, t.id),
    index().on(t.organizationId, t.nationalInsuranceHash),
  ],
);

const ofWorker = (table: string, t: { organizationId: PgColumn; workerId: PgColumn }) =>
  ownedBy(`${table}_worker_fk`, t, t.workerId, workers);

/** Pay from a day on; the latest that has begun applies. */
export const workerRates = tenantTable(
  'worker_rates',
  {
    workerId: integer().notNull(),
    effectiveFrom: date().notNull(),
    rates: sealed().notNull(),
    ...auditColumns,
  },
  (t) => [ofWorker('worker_rates', t), unique().on(t.organizationId, t.workerId, t.effectiveFrom)],
);

/** A ticket or a course, with its validity. */
export const workerCompetences = tenantTable(
  'worker_competences',
  {
    workerId: integer().notNull(),
    competence: text().notNull(),
    reference: text(),
    issuedOn: date(),
    expiresOn: date(),
    ...auditColumns,
  },
  (t) => [
    ofWorker('worker_competences', t),
    unique().on(t.organizationId, t.workerId, t.competence),
  ],
);

export const workerInductions = tenantTable(
  'worker_inductions',
  {
    workerId: integer().notNull(),
    projectId: integer().notNull(),
    inductedOn: date().notNull(),
    inductor: text().notNull(),
    hasPassed: boolean().notNull().default(true),
    signature: text(),
    expiresOn: date(),
    ...auditColumns,
  },
  (t) => [
    ofWorker('worker_inductions', t),
    ofProject('worker_inductions', t),
    index().on(t.organizationId, t.projectId, t.workerId),
    index().on(t.organizationId, t.workerId, t.id),
  ],
);

/** Who checked a card, when, and the result: the scheme itself keeps no record for us. */
export const workerCardChecks = tenantTable(
  'worker_card_checks',
  {
    workerId: integer().notNull(),
    method: text({ enum: checkMethods }).notNull(),
    result: text({ enum: cardStates }).notNull(),
    cardNumber: text(),
    note: text(),
    checkedByName: text().notNull(),
    ...auditColumns,
  },
  (t) => [ofWorker('worker_card_checks', t), index().on(t.organizationId, t.workerId, t.id)],
);

export const workerDocuments = tenantTable(
  'worker_documents',
  {
    workerId: integer().notNull(),
    name: text().notNull(),
    /** The storage key; never part of a response. */
    document: text().notNull(),
    mimetype: text().notNull(),
    size: integer().notNull(),
    ...auditColumns,
  },
  (t) => [ofWorker('worker_documents', t), index().on(t.organizationId, t.workerId, t.id)],
);

/** Whether the signature `s` of a worker counts, for queries written by hand: one by link does once it is confirmed. */
export const isCountedSignature = `s.signed_at is not null and s.voided_at is null
  and s.withdrawn_at is null and (s.method is distinct from 'by_link' or s.confirmed_at is not null)`;
