import type { Gang } from './gang.ts';
import type { LabourSession, Segment } from './labour-session.ts';

export const aSegment = (over: Partial<Segment> = {}): Segment => ({
  id: 1,
  kind: 'work',
  reason: null,
  note: null,
  isPaid: true,
  startedAt: '2026-11-12T07:30:00.000Z',
  endedAt: null,
  deviceAt: null,
  ...over,
});

/** A gang of nine that went to work at half past seven. */
export const aLabourSession = (over: Partial<LabourSession> = {}): LabourSession => ({
  id: 1,
  organizationId: 1,
  projectId: 1,
  crewKind: 'gang',
  name: 'Harkness Formwork',
  company: 'Harkness Formwork',
  jobRole: 'Carpenter',
  operatives: 9,
  task: 'Core wall lift 5',
  gangId: 1,
  plantHireId: null,
  workerIds: [],
  hourlyRate: '24.50',
  status: 'running',
  startedAt: '2026-11-12T07:30:00.000Z',
  finishedAt: null,
  needsReview: false,
  reviewReason: null,
  diaryEntryId: null,
  segments: [aSegment()],
  clientId: null,
  createdAt: '2026-11-12T07:30:00.000Z',
  createdBy: 1,
  updatedAt: '2026-11-12T07:30:00.000Z',
  updatedBy: 1,
  version: 1,
  ...over,
});

export const aGang = (over: Partial<Gang> = {}): Gang => ({
  id: 1,
  name: 'Harkness Formwork',
  company: 'Harkness Formwork',
  jobRole: 'Carpenter',
  operatives: 9,
  hourlyRate: '24.50',
  workerIds: [],
  active: true,
  createdBy: 1,
  version: 1,
  ...over,
});
