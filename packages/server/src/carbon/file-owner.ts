import { obstacleToFile } from '@sitewright/domain/carbon/rules';
import type { FileOwner } from '../files/public.ts';
import { lockEntry } from './store.ts';

export const carbonEntryFiles: FileOwner = {
  obstacleToRestoring: async (tx, id, actor) => obstacleToFile(await lockEntry(tx, id), actor),
};
