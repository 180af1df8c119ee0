import * as z from 'zod';
import { get, post, put } from '../kernel/endpoint.ts';
import {
  BulkDeleted,
  BulkDeletion,
  ChosenRecords,
  Deletable,
  DeletableQuery,
  DeletionSummary,
} from './delete-records.ts';
import { RestoredItems } from './recycle-bin.ts';

export const deleteRecordsApi = {
  listDeletable: get('/api/deletable-records', ['dataBackup.restore', 'A'], {
    summary: 'List records of one type for bulk deletion',
    query: DeletableQuery,
    reply: z.array(Deletable),
  }),
  previewDeletion: post('/api/bulk-deletions/preview', ['dataBackup.restore', 'A'], {
    summary: 'Preview what would be deleted together',
    body: ChosenRecords,
    reply: DeletionSummary,
    isReadOnly: true,
  }),
  deleteRecords: post('/api/bulk-deletions', ['dataBackup.restore', 'A'], {
    summary: 'Delete records together to the recycle bin',
    concerns: 'recycleBin',
    body: BulkDeletion,
    reply: BulkDeleted,
  }),
  undoDeletion: put('/api/bulk-deletions/:batch/restoration', ['dataBackup.restore', 'A'], {
    summary: 'Restore records that were deleted together',
    concerns: 'recycleBin',
    params: z.object({ batch: z.uuid() }),
    reply: RestoredItems,
  }),
};
