import { keysOf } from '../kernel/keys-of.ts';

export const noticeTypes = ['info', 'success', 'warning', 'error'] as const;
export const noticePriorities = ['low', 'medium', 'high', 'critical'] as const;

export type NoticeType = (typeof noticeTypes)[number];
export type NoticePriority = (typeof noticePriorities)[number];

/** The topics and channels that users can choose. */
export const categoryLabels = {
  approvals: 'Approvals',
  issues: 'Site issues',
  certificates: 'HSE certificates',
  workforce: 'Workforce cards',
  insurances: 'Insurance',
  diary: 'Site diary',
  plant: 'Plant on hire',
  risk: 'Method statements',
  wellbeing: 'Wellbeing call-backs',
  team: 'Access requests',
  general: 'Everything else',
};
export const categories = keysOf(categoryLabels);
export type Category = keyof typeof categoryLabels;

/** In the bell, by email at once, and in the morning digest. */
export const channelLabels = {
  inApp: 'In the app',
  email: 'Instant email',
  digest: 'Daily digest',
};
export const channels = keysOf(channelLabels);
export type Channel = keyof typeof channelLabels;
