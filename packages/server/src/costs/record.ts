import { costsApi } from '@sitewright/domain/costs/api';
import { costEntryRecord } from '@sitewright/domain/costs/cost-entry.record';
import type { ServerRecord } from '../platform/server-record.ts';

export const costEntryServerRecord: ServerRecord = {
  type: costEntryRecord.type,
  removal: costsApi.removeEntry,
};
