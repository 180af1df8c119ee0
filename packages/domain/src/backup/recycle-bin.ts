import * as z from 'zod';
import { Id, Slug } from '../kernel/id.ts';
import { PageQuery } from '../kernel/page.ts';
import { identified } from '../kernel/record-fields.ts';
import { requiredLine, text } from '../kernel/text.ts';

/** How many records are deleted, restored or destroyed by one call. */
export const maxRecordsAtOnce = 500;

/** A hold that prevents destruction, with its reason and its author. */
export const Hold = z.object({
  reason: z.string(),
  byName: z.string(),
  since: z.iso.datetime(),
});

export const HoldDraft = z.object({ reason: requiredLine('Reason', 300) });

/** A deleted record with its dependants; its content stays encrypted until it is restored. */
export const BinItem = z.object({
  ...identified,
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
  /** The contract that it belonged to, while that exists. */
  projectName: z.string().nullable(),
  metadata: z.object({
    /** How many rows of each type were deleted with it, without the record itself. */
    children: z.record(z.string(), z.int()),
    /** Records deleted together share this id and are restored by it. */
    batch: z.string().nullable(),
    hold: Hold.nullable(),
  }),
});

export const BinQuery = PageQuery.extend({
  recordType: text('Record type', 100).optional(),
  /** Restored items until they expire, instead of items that can be restored. */
  isRestored: z.enum(['true', 'false']).optional(),
});

/** A new slug or number, if the old one has been taken since. */
export const BinRestoration = z.object({
  slug: Slug.optional(),
  number: requiredLine('Number', 100).optional(),
});

/** The rows deleted with it: a count per table, and the names of the first ones. */
export const BinPart = z.object({
  table: z.string(),
  count: z.int(),
  names: z.array(z.string()),
});

export const BinPreview = z.object({ item: BinItem, parts: z.array(BinPart) });

export const Ids = z
  .array(Id)
  .min(1, 'Please choose at least one record')
  .max(maxRecordsAtOnce, `Please choose at most ${maxRecordsAtOnce} records at once`);

export const ChosenItems = z.object({ ids: Ids });

/** Why one of several stayed as it was. */
export const LeftOut = z.object({ id: Id, message: z.string() });

export const RestoredItems = z.object({ restored: z.int(), leftOut: z.array(LeftOut) });

const days = 'Items can be kept for 7 to 365 days';

export const BinExpiry = z.object({ days: z.int(days).min(7, days).max(365, days) });

/** For actions that are irreversible or delete many records. */
export const TypedName = z.object({
  /** Typed by hand, so that it is not done by accident. */
  organizationName: z.string('Please type the name of the company').max(300),
});

export type BinItem = z.infer<typeof BinItem>;
export type BinQuery = z.infer<typeof BinQuery>;
export type BinRestoration = z.infer<typeof BinRestoration>;
export type BinPart = z.infer<typeof BinPart>;
export type BinPreview = z.infer<typeof BinPreview>;
export type Hold = z.infer<typeof Hold>;
export type LeftOut = z.infer<typeof LeftOut>;
