import {
  chargeEnds,
  hireStatuses,
  noticeUnits,
  ratePeriods,
  weekendRules,
} from '@sitewright/domain/plant/plant-hire';
import { boolean, date, index, integer, numeric, text } from 'drizzle-orm/pg-core';
import { auditColumns } from '../platform/audit.ts';
import { instant } from '../platform/columns.ts';
import { ownedBy, tenantTable } from '../platform/tenancy.ts';
import { ofProject } from '../projects/of-project.ts';

/** A machine on a contract, from the request to the collection. */
export const plantHires = tenantTable(
  'plant_hires',
  {
    projectId: integer().notNull(),
    name: text().notNull(),
    plantType: text(),
    supplierName: text(),
    supplierEmail: text(),
    hireNumber: text(),
    status: text({ enum: hireStatuses }).notNull().default('on_hire'),
    onHireAt: instant(),
    expectedOffHire: date(),
    rate: numeric({ precision: 10, scale: 2 }),
    ratePer: text({ enum: ratePeriods }).notNull().default('day'),
    weekendRule: text({ enum: weekendRules }).notNull().default('charged'),
    minimumDays: integer().notNull().default(1),
    chargedUntil: text({ enum: chargeEnds }).notNull().default('notice'),
    noticeDays: integer().notNull().default(0),
    noticeUnit: text({ enum: noticeUnits }).notNull().default('working_day'),
    /** A notice after this time of day, `HH:MM`, counts from the next day. */
    noticeCutOff: text(),
    isOperated: boolean().notNull().default(false),
    operatorName: text(),
    fuelType: text(),
    litresPerHour: numeric({ precision: 7, scale: 2 }),
    certificateNumber: text(),
    certificateExpiry: date(),
    offHireNoticeAt: instant(),
    offHireNumber: text(),
    collectedAt: instant(),
    damage: text(),
    notes: text(),
    ...auditColumns,
  },
  (t) => [ofProject('plant_hires', t), index().on(t.organizationId, t.projectId, t.status, t.id)],
);

/** While a machine is broken down its hire is not charged. */
export const plantBreakdowns = tenantTable(
  'plant_breakdowns',
  {
    plantHireId: integer().notNull(),
    reason: text().notNull(),
    brokeDownAt: instant().notNull(),
    repairedAt: instant(),
    ...auditColumns,
  },
  (t) => [
    ownedBy('plant_breakdowns_hire_fk', t, t.plantHireId, plantHires),
    index().on(t.organizationId, t.plantHireId, t.id),
  ],
);
