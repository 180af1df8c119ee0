import type { ActivityDetail, ActivityLog, ActivitySummary } from './activity-log.ts';

export const anActivityLog = (over: Partial<ActivityLog> = {}): ActivityLog => ({
  id: 7,
  userId: 1,
  username: 'ann@quay.example',
  action: 'PATCH /api/projects/:projectId',
  entityType: 'project',
  entityId: 1,
  entityName: 'Quay Street',
  description: 'Edit a contract',
  ipAddress: '192.0.2.7',
  userAgent: 'A browser',
  sessionId: 3,
  metadata: { projectId: 1 },
  severity: 'info',
  category: 'contract',
  createdAt: '2026-11-12T09:05:00.000Z',
  projectName: 'Quay Street',
  projectSlug: 'quay-street',
  userName: 'Ann Ray',
  ...over,
});

export const anActivityDetail = (over: Partial<ActivityDetail> = {}): ActivityDetail => ({
  ...anActivityLog(),
  changes: [
    {
      record: 'Contract',
      recordId: 1,
      field: 'Contract value',
      before: '100000.00',
      after: '125000.00',
      isHidden: false,
    },
  ],
  position: 12,
  hash: 'b1c2d3e4f5',
  previousHash: 'a1b2c3d4e5',
  sealedAt: '2026-11-12T09:05:01.000Z',
  ...over,
});

export const anActivitySummary = (over: Partial<ActivitySummary> = {}): ActivitySummary => ({
  today: { events: 41, failedSignIns: 2, deletions: 3, exports: 1 },
  per: 'day',
  bars: [{ at: '2026-11-12', info: 30, notice: 8, warning: 3, critical: 0 }],
  topUsers: [{ username: 'ann@quay.example', events: 32 }],
  ...over,
});
