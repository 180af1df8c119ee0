import { journalApi } from '@sitewright/domain/journal/api';
import { journalMessageRecord } from '@sitewright/domain/journal/journal-message.record';
import type { ServerRecord } from '../platform/server-record.ts';

export const journalMessageServerRecord: ServerRecord = {
  type: journalMessageRecord.type,
  removal: journalApi.remove,
};
