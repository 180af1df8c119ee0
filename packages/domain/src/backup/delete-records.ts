import * as z from 'zod';
import { Id, IdInPath } from '../kernel/id.ts';
import { PageQuery } from '../kernel/page.ts';
import { CivilDate } from '../kernel/period.ts';
import { text } from '../kernel/text.ts';
import { binTypes } from './bin-types.ts';
import { Ids, LeftOut, TypedName } from './recycle-bin.ts';

const Type = z.enum(binTypes);

/** A record that can be deleted, with the fields that identify it. */
export const Deletable = z.object({
  id: Id,
  name: z.string(),
  projectName: z.string().nullable(),
  date: z.iso.date().nullable(),
});

export const DeletableQuery = PageQuery.extend({
  recordType: Type,
  q: text('Search', 100).optional(),
  projectId: IdInPath.optional(),
  from: CivilDate.optional(),
  to: CivilDate.optional(),
});

export const ChosenRecords = z.object({ recordType: Type, ids: Ids });

/** The records, their dependants, and those that cannot be deleted and why; before or after the deletion. */
export const DeletionSummary = z.object({
  records: z.int(),
  children: z.record(z.string(), z.int()),
  leftOut: z.array(LeftOut),
  restorableUntil: z.iso.datetime(),
});

export const BulkDeletion = z.object({ ...ChosenRecords.shape, ...TypedName.shape });

export const BulkDeleted = DeletionSummary.extend({ batch: z.uuid() });

export type Deletable = z.infer<typeof Deletable>;
export type DeletableQuery = z.infer<typeof DeletableQuery>;
export type ChosenRecords = z.infer<typeof ChosenRecords>;
export type DeletionSummary = z.infer<typeof DeletionSummary>;
