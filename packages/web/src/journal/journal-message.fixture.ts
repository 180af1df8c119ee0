import type { JournalMessage } from '@sitewright/domain/journal/journal-message';

export const aJournalMessage = (over: Partial<JournalMessage> = {}): JournalMessage => ({
  id: 1,
  projectId: 7,
  userId: 2,
  author: 'Tom Day',
  message: 'Crane is down until noon.',
  imageId: null,
  imageUrl: null,
  imageName: null,
  clientId: null,
  createdAt: '2026-03-02T09:00:00.000Z',
  createdBy: 2,
  ...over,
});
