import type { Notification } from './notification.ts';

export const aNotification = (over: Partial<Notification> = {}): Notification => ({
  id: 1,
  title: 'To approve: PO-NC2041-0007',
  message: 'Tarn Plant Hire for Quay Street, £1,250.00 net.',
  type: 'warning',
  category: 'approvals',
  priority: 'high',
  userId: 1,
  projectId: 1,
  projectName: 'Quay Street',
  metadata: { kind: 'approval', recordId: 7, link: '/suppliers/orders/7' },
  read: false,
  readAt: null,
  snoozedUntil: null,
  settledAt: null,
  createdAt: '2026-11-16T08:00:00.000Z',
  ...over,
});
