import * as z from 'zod';
import { get, put } from '../kernel/endpoint.ts';
import { BinItem, BinQuery, BinRestoration } from './recycle-bin.ts';

export const backupApi = {
  listBin: get('/api/recycle-bin', ['recycleBin', 'R'], {
    summary: 'List the recycle bin',
    reads: 'everything',
    query: BinQuery,
    reply: z.array(BinItem),
  }),
  restore: put('/api/recycle-bin/:binItemId/restoration', ['recycleBin', 'A'], {
    summary: 'Restore a record from the recycle bin',
    body: BinRestoration,
    reply: BinItem,
  }),
};
