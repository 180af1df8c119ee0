import * as z from 'zod';
import { Id, Slug } from '../kernel/id.ts';
import { PageQuery } from '../kernel/page.ts';
import { text } from '../kernel/text.ts';

/** Something deleted, with all that hung on it; its content stays sealed until it is restored. */
export const BinItem = z.object({
  id: Id,
  organizationId: Id,
  recordType: z.string(),
  recordId: Id,
  recordName: z.string(),
  tableName: z.string(),
  deletedBy: Id,
  deletedByName: z.string(),
  deletedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  isRestored: z.boolean(),
  restoredAt: z.iso.datetime().nullable(),
  restoredBy: Id.nullable(),
  restoredByName: z.string().nullable(),
  /** How many rows of each kind came along, the record itself left out. */
  metadata: z.object({ children: z.record(z.string(), z.int()) }),
});

export const BinQuery = PageQuery.extend({ recordType: text('Record type', 100).optional() });

/** Where the old slug has been taken meanwhile, a new one is named. */
export const Restoration = z.object({ slug: Slug.optional() });

export type BinItem = z.infer<typeof BinItem>;
export type BinQuery = z.infer<typeof BinQuery>;
export type Restoration = z.infer<typeof Restoration>;
