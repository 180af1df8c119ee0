import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import { toolboxTalkRecord } from '@sitewright/domain/wellbeing/toolbox-talk.record';
import type { ServerRecord } from '../platform/server-record.ts';

export const toolboxTalkServerRecord: ServerRecord = {
  type: toolboxTalkRecord.type,
  removal: wellbeingApi.removeTalk,
};
