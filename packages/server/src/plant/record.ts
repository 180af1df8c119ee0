import { plantApi } from '@sitewright/domain/plant/api';
import { plantHireRecord } from '@sitewright/domain/plant/plant-hire.record';
import type { ServerRecord } from '../platform/server-record.ts';

export const plantHireServerRecord: ServerRecord = {
  type: plantHireRecord.type,
  removal: plantApi.remove,
};
