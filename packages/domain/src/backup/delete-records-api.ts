import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import {
  BulkDeleted,
  BulkDeletion,
  ChosenRecords,
  Deletable,
  DeletableQuery,
  Sweep,
} from './delete-records.ts';
import { RestoredItems } from './recycle-bin.ts';

export const deleteRecordsApi = {
  listDeletable: endpoint({
    method: 'GET',
    path: '/api/deletable-records',
    summary: 'List records of a kind that can be deleted together',
    needs: ['dataBackup.restore', 'A'],
    query: DeletableQuery,
    reply: z.array(Deletable),
  }),
  previewDeletion: endpoint({
    method: 'POST',
    path: '/api/bulk-deletions/preview',
    summary: 'Say what would be deleted together',
    needs: ['dataBackup.restore', 'A'],
    body: ChosenRecords,
    reply: Sweep,
    isQuestion: true,
  }),
  deleteRecords: endpoint({
    method: 'POST',
    path: '/api/bulk-deletions',
    summary: 'Delete records together to the recycle bin',
    needs: ['dataBackup.restore', 'A'],
    concerns: 'recycleBin',
    body: BulkDeletion,
    reply: BulkDeleted,
  }),
  undoDeletion: endpoint({
    method: 'PUT',
    path: '/api/bulk-deletions/:batch/restoration',
    summary: 'Restore what was deleted together',
    needs: ['dataBackup.restore', 'A'],
    concerns: 'recycleBin',
    params: z.object({ batch: z.uuid() }),
    reply: RestoredItems,
  }),
};
