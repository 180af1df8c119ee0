import * as z from 'zod';
import { get } from '../kernel/endpoint.ts';
import {
  ActivityDetail,
  ActivityFilter,
  ActivityLog,
  ActivityQuery,
  ActivitySummary,
  Verification,
} from './activity-log.ts';

export const activityApi = {
  list: get('/api/activity-logs', ['activityLog', 'R'], {
    summary: 'List the activity log',
    query: ActivityQuery,
    reply: z.array(ActivityLog),
  }),
  summary: get('/api/activity-logs/summary', ['activityLog', 'R'], {
    summary: 'Summarise the activity log',
    query: ActivityFilter,
    reply: ActivitySummary,
  }),
  export: get('/api/activity-logs/export', ['activityLog', 'X'], {
    summary: 'Export the activity log',
    query: ActivityFilter,
    reply: z.unknown(),
    sends: 'file',
    isExport: true,
  }),
  verification: get('/api/activity-logs/verification', ['activityLog', 'X'], {
    summary: 'Verify that the activity log has not been changed',
    reply: Verification,
    repeatableRead: true,
  }),
  read: get('/api/activity-logs/:activityLogId', ['activityLog', 'R'], {
    summary: 'Read the changes of an action',
    reply: ActivityDetail,
  }),
};
