import { roles } from '@sitewright/domain/kernel/access';
import { sql } from 'drizzle-orm';
import { boolean, date, integer, pgPolicy, text, unique } from 'drizzle-orm/pg-core';
import { auditColumns, userId } from '../platform/audit.ts';
import { instant, pounds } from '../platform/columns.ts';
import { users } from '../platform/global-tables.ts';
import { ownedBy, tenantTable } from '../platform/tenancy.ts';

/** Lets a user read their own memberships in other organisations, for one query. */
const isOfMember = sql`user_id = nullif(current_setting('app.member', true), '')::int`;

export const userOrganizations = tenantTable(
  'user_organizations',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().notNull().default('member'),
    /** A job, or one of the four account roles. */
    jobRole: text(),
    isOrganizationAdmin: boolean().notNull().default(false),
    /** Whether they may enter. One who was added with an account of their own may only once they accept. */
    isActive: boolean().notNull().default(true),
    /** Null once they have accepted, or first signed in with the password that was set for them. */
    invitedAt: instant(),
    /** As typed when they were added; shown until they accept. */
    invitedName: text(),
    invitedEmail: text(),
    /** When a person with a proven mailbox accepted it; null: it may have been made without their knowledge. */
    confirmedAt: instant(),
    /** The day their last digest was of. */
    digestOn: date(),
    createdAt: instant().notNull().defaultNow(),
    createdBy: userId(),
  },
  (t) => [
    unique().on(t.organizationId, t.userId),
    pgPolicy('own', { for: 'select', using: isOfMember }),
  ],
);

export const companyProfiles = tenantTable(
  'company_profiles',
  {
    companyName: text().notNull(),
    tradingName: text(),
    companyNumber: text().notNull(),
    vatNumber: text(),
    registeredAddress: text().notNull(),
    tradingAddress: text(),
    postcode: text().notNull(),
    tradingPostcode: text(),
    phoneNumber: text().notNull(),
    mobileNumber: text(),
    emailAddress: text().notNull(),
    website: text(),
    logo: text(),
    logoData: text(),
    logoType: text(),
    brandColor: text().notNull().default('#6b7280'),
    insuranceProvider: text(),
    insurancePolicy: text(),
    insuranceExpiry: date(),
    healthSafetyPolicy: text(),
    healthSafetyPolicyReview: date(),
    qualityPolicy: text(),
    qualityPolicyReview: date(),
    environmentalPolicy: text(),
    environmentalPolicyReview: date(),
    description: text(),
    certifications: text().array().notNull().default([]),
    specializations: text().array().notNull().default([]),
    establishedYear: integer(),
    numberOfEmployees: integer(),
    annualTurnover: pounds(),
    /** The three of the bank are sealed. */
    bankName: text(),
    bankAccount: text(),
    bankSortCode: text(),
    contactPersonName: text(),
    contactPersonRole: text(),
    emergencyContactName: text(),
    emergencyContactPhone: text(),
    cisRegistered: boolean().notNull().default(false),
    constructionLineNumber: text(),
    safeContractorApproved: boolean().notNull().default(false),
    ...auditColumns,
  },
  (t) => [unique().on(t.organizationId)],
);

/** The token is in the mail only; it begins with the organisation's id, so that it finds its row. */
export const invitations = tenantTable(
  'invitations',
  {
    email: text().notNull(),
    name: text(),
    role: text({ enum: roles }).notNull(),
    isOrganizationAdmin: boolean().notNull().default(false),
    tokenHash: text().notNull(),
    expiresAt: instant().notNull(),
    acceptedAt: instant(),
    /** For a person who was added to the team and already has an account. */
    membershipId: integer(),
    ...auditColumns,
  },
  (t) => [
    unique().on(t.organizationId, t.tokenHash),
    ownedBy('invitation_membership', t, t.membershipId, userOrganizations),
  ],
);
