import type { backupApi } from '@sitewright/domain/backup/api';
import type { Samples } from '../testing/world.ts';

export const samples: Samples<typeof backupApi> = {
  listBin: () => ({ query: {} }),
  restore: ({ binItemId }) => ({ params: { binItemId }, body: {} }),
};
