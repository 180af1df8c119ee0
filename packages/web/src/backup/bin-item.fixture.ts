import type { BinItem } from '@sitewright/domain/backup/recycle-bin';

export const aBinItem = (over: Partial<BinItem> = {}): BinItem => ({
  id: 1,
  organizationId: 1,
  recordType: 'project',
  recordId: 7,
  recordName: 'Quay Street',
  tableName: 'projects',
  deletedBy: 1,
  deletedByName: 'Ann Ray',
  deletedAt: '2026-11-15T09:30:00.000Z',
  expiresAt: '2126-12-15T09:30:00.000Z',
  isRestored: false,
  restoredAt: null,
  restoredBy: null,
  restoredByName: null,
  projectName: null,
  metadata: { children: { site_issues: 3 }, batch: null, hold: null },
  ...over,
});
