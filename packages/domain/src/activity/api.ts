import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { IdInPath } from '../kernel/id.ts';
import {
  ActivityDetail,
  ActivityFilter,
  ActivityLog,
  ActivityQuery,
  ActivitySummary,
  Verification,
} from './activity-log.ts';

export const activityApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/activity-logs',
    summary: 'List what was done',
    needs: ['activityLog', 'R'],
    query: ActivityQuery,
    reply: z.array(ActivityLog),
  }),
  summary: endpoint({
    method: 'GET',
    path: '/api/activity-logs/summary',
    summary: 'Add up what was done',
    needs: ['activityLog', 'R'],
    query: ActivityFilter,
    reply: ActivitySummary,
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/activity-logs/export',
    summary: 'Export the activity log',
    needs: ['activityLog', 'X'],
    query: ActivityFilter,
    reply: z.unknown(),
    sends: 'file',
  }),
  verification: endpoint({
    method: 'GET',
    path: '/api/activity-logs/verification',
    summary: 'Verify that nobody has changed the activity log',
    needs: ['activityLog', 'X'],
    reply: Verification,
    repeatableRead: true,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/activity-logs/:activityLogId',
    summary: 'Read what an action changed',
    needs: ['activityLog', 'R'],
    params: z.object({ activityLogId: IdInPath }),
    reply: ActivityDetail,
  }),
};
