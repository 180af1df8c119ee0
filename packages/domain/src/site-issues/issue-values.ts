import { keysOf } from '../kernel/keys-of.ts';

export const typeLabels = {
  snag: 'Snag',
  quality: 'Quality',
  safety: 'Safety',
  near_miss: 'Near miss',
  incident: 'Incident',
  environmental: 'Environmental',
  delay: 'Delay',
  design: 'Design or information',
  access: 'Access',
  damage: 'Damage',
  theft: 'Theft',
  other: 'Other',
};
export const issueTypes = keysOf(typeLabels);
export type IssueType = keyof typeof typeLabels;

export const priorityLabels = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  critical: 'Critical',
};
export const priorities = keysOf(priorityLabels);
export type Priority = keyof typeof priorityLabels;

export const statusLabels = {
  open: 'Open',
  in_progress: 'In progress',
  ready_for_review: 'Ready for review',
  rejected: 'Rejected',
  disputed: 'Disputed',
  closed: 'Closed',
  reopened: 'Reopened',
  void: 'Void',
};
export const issueStatuses = keysOf(statusLabels);
export type IssueStatus = keyof typeof statusLabels;

/** Settled statuses. */
export const settledStatuses = ['closed', 'void'] as const;

/** A photo shows the issue before or after the work. */
export const photoStages = ['before', 'after'] as const;

export type PhotoStage = (typeof photoStages)[number];
