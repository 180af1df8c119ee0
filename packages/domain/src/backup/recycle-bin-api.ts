import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { IdInPath } from '../kernel/id.ts';
import {
  BinExpiry,
  BinItem,
  BinPreview,
  ChosenItems,
  HoldDraft,
  RestoredItems,
  TypedName,
} from './recycle-bin.ts';

const oneItem = z.object({ binItemId: IdInPath });

export const recycleBinApi = {
  previewItem: endpoint({
    method: 'GET',
    path: '/api/recycle-bin/:binItemId/preview',
    summary: 'Look at something in the recycle bin',
    needs: ['recycleBin', 'A'],
    params: oneItem,
    reply: BinPreview,
  }),
  restoreSeveral: endpoint({
    method: 'PUT',
    path: '/api/recycle-bin/restorations',
    summary: 'Restore several records from the recycle bin',
    needs: ['recycleBin', 'A'],
    body: ChosenItems,
    reply: RestoredItems,
  }),
  purge: endpoint({
    method: 'DELETE',
    path: '/api/recycle-bin/:binItemId',
    summary: 'Delete something in the recycle bin for ever',
    needs: ['dataBackup.restore', 'A'],
    concerns: 'recycleBin',
    params: oneItem,
    body: TypedName,
    reply: BinItem,
    status: 202,
  }),
  hold: endpoint({
    method: 'PUT',
    path: '/api/recycle-bin/:binItemId/hold',
    summary: 'Put something in the recycle bin under a legal hold',
    needs: ['dataBackup.restore', 'A'],
    concerns: 'recycleBin',
    params: oneItem,
    body: HoldDraft,
    reply: BinItem,
  }),
  liftHold: endpoint({
    method: 'DELETE',
    path: '/api/recycle-bin/:binItemId/hold',
    summary: 'Lift the legal hold on something in the recycle bin',
    needs: ['dataBackup.restore', 'A'],
    concerns: 'recycleBin',
    params: oneItem,
    reply: BinItem,
  }),
  expiry: endpoint({
    method: 'GET',
    path: '/api/recycle-bin/expiry',
    summary: 'Read how long the recycle bin keeps things',
    needs: ['recycleBin', 'R'],
    reply: BinExpiry,
  }),
  setExpiry: endpoint({
    method: 'PUT',
    path: '/api/recycle-bin/expiry',
    summary: 'Set how long the recycle bin keeps things',
    needs: ['organization', 'M'],
    concerns: 'recycleBin',
    body: BinExpiry,
    reply: BinExpiry,
  }),
};
