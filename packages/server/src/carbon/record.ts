import { carbonApi } from '@sitewright/domain/carbon/api';
import { carbonEntryRecord } from '@sitewright/domain/carbon/carbon-entry.record';
import type { ServerRecord } from '../platform/server-record.ts';

export const carbonEntryServerRecord: ServerRecord = {
  type: carbonEntryRecord.type,
  removal: carbonApi.remove,
};
