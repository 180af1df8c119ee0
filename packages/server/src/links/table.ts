import { linkActions, linkPurposes } from '@sitewright/domain/links/link';
import { index, integer, text } from 'drizzle-orm/pg-core';
import { auditColumns } from '../platform/audit.ts';
import { instant } from '../platform/columns.ts';
import { ownedBy, tenantTable } from '../platform/tenancy.ts';

/** Opens one record to people without an account. The token is not stored: it is signed by the server's key. */
export const links = tenantTable(
  'links',
  {
    purpose: text({ enum: linkPurposes }).notNull(),
    targetId: integer().notNull(),
    language: text(),
    expiresAt: instant().notNull(),
    uses: integer().notNull().default(0),
    mostUses: integer(),
    revokedAt: instant(),
    /** Of an order's link that was emailed before links were signed; it works until it expires. */
    formerHash: text(),
    ...auditColumns,
  },
  (t) => [
    index().on(t.organizationId, t.purpose, t.targetId, t.id),
    index().on(t.organizationId, t.formerHash),
  ],
);

/** The log of a link: every use, with the name as it was typed. */
export const linkUses = tenantTable(
  'link_uses',
  {
    linkId: integer().notNull(),
    action: text({ enum: linkActions }).notNull(),
    name: text(),
    /** In whose name it was, where the record is about workers. */
    workerId: integer(),
    ipAddress: text(),
    userAgent: text(),
    at: instant().notNull().defaultNow(),
  },
  (t) => [
    ownedBy('link_uses_link_fk', t, t.linkId, links),
    index().on(t.organizationId, t.linkId, t.id),
  ],
);
