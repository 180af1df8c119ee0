export const issueTypes = [
  'snag',
  'quality',
  'safety',
  'near_miss',
  'incident',
  'environmental',
  'delay',
  'design',
  'access',
  'damage',
  'theft',
  'other',
] as const;

export const priorities = ['low', 'medium', 'high', 'critical'] as const;

export const issueStatuses = [
  'open',
  'in_progress',
  'ready_for_review',
  'rejected',
  'disputed',
  'closed',
  'reopened',
  'void',
] as const;

/** Settled statuses. */
export const settledStatuses = ['closed', 'void'] as const;

/** A photo shows the issue before or after the work. */
export const photoStages = ['before', 'after'] as const;

export type IssueType = (typeof issueTypes)[number];
export type Priority = (typeof priorities)[number];
export type IssueStatus = (typeof issueStatuses)[number];
export type PhotoStage = (typeof photoStages)[number];

export const typeLabels: Record<IssueType, string> = {
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

export const priorityLabels: Record<Priority, string> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  critical: 'Critical',
};

export const statusLabels: Record<IssueStatus, string> = {
  open: 'Open',
  in_progress: 'In progress',
  ready_for_review: 'Ready for review',
  rejected: 'Rejected',
  disputed: 'Disputed',
  closed: 'Closed',
  reopened: 'Reopened',
  void: 'Void',
};
