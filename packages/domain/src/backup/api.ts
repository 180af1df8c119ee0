import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { IdInPath } from '../kernel/id.ts';
import { BinItem, BinQuery, Restoration } from './recycle-bin.ts';

const oneItem = z.object({ binItemId: IdInPath });

export const backupApi = {
  listBin: endpoint({
    method: 'GET',
    path: '/api/recycle-bin',
    summary: 'List the recycle bin',
    needs: ['recycleBin', 'R'],
    reads: 'everything',
    query: BinQuery,
    reply: z.array(BinItem),
  }),
  restore: endpoint({
    method: 'PUT',
    path: '/api/recycle-bin/:binItemId/restoration',
    summary: 'Restore a record from the recycle bin',
    needs: ['recycleBin', 'A'],
    params: oneItem,
    body: Restoration,
    reply: BinItem,
  }),
};
