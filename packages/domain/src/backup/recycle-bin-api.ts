import { del, get, put } from '../kernel/endpoint.ts';
import {
  BinExpiry,
  BinItem,
  BinPreview,
  ChosenItems,
  HoldDraft,
  RestoredItems,
  TypedName,
} from './recycle-bin.ts';

export const recycleBinApi = {
  previewItem: get('/api/recycle-bin/:binItemId/preview', ['recycleBin', 'A'], {
    summary: 'Preview an item in the recycle bin',
    reply: BinPreview,
  }),
  restoreSeveral: put('/api/recycle-bin/restorations', ['recycleBin', 'A'], {
    summary: 'Restore several records from the recycle bin',
    body: ChosenItems,
    reply: RestoredItems,
  }),
  purge: del('/api/recycle-bin/:binItemId', ['dataBackup.restore', 'A'], {
    summary: 'Permanently delete an item in the recycle bin',
    concerns: 'recycleBin',
    body: TypedName,
    reply: BinItem,
    status: 202,
  }),
  hold: put('/api/recycle-bin/:binItemId/hold', ['dataBackup.restore', 'A'], {
    summary: 'Put an item in the recycle bin under legal hold',
    concerns: 'recycleBin',
    body: HoldDraft,
    reply: BinItem,
  }),
  liftHold: del('/api/recycle-bin/:binItemId/hold', ['dataBackup.restore', 'A'], {
    summary: 'Lift the legal hold on an item in the recycle bin',
    concerns: 'recycleBin',
    reply: BinItem,
  }),
  expiry: get('/api/recycle-bin/expiry', ['recycleBin', 'R'], {
    summary: 'Read how long the recycle bin keeps items',
    reply: BinExpiry,
  }),
  setExpiry: put('/api/recycle-bin/expiry', ['organization', 'M'], {
    summary: 'Set how long the recycle bin keeps items',
    concerns: 'recycleBin',
    body: BinExpiry,
    reply: BinExpiry,
  }),
};
