import * as z from 'zod';
import { get, put } from '../kernel/endpoint.ts';
import { IdInPath } from '../kernel/id.ts';
import { BinItem, BinQuery, Restoration } from './recycle-bin.ts';

const oneItem = z.object({ binItemId: IdInPath });

export const backupApi = {
  listBin: get('/api/recycle-bin', ['recycleBin', 'R'], {
    summary: 'List the recycle bin',
    reads: 'everything',
    query: BinQuery,
    reply: z.array(BinItem),
  }),
  restore: put('/api/recycle-bin/:binItemId/restoration', ['recycleBin', 'A'], {
    summary: 'Restore a record from the recycle bin',
    params: oneItem,
    body: Restoration,
    reply: BinItem,
  }),
};
