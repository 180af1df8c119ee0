/** The topics and channels that users can choose. */
export const categories = [
  'approvals',
  'issues',
  'certificates',
  'workforce',
  'insurances',
  'diary',
  'plant',
  'risk',
  'wellbeing',
  'team',
  'general',
] as const;

export const noticeTypes = ['info', 'success', 'warning', 'error'] as const;
export const noticePriorities = ['low', 'medium', 'high', 'critical'] as const;

/** In the bell, by email at once, and in the morning digest. */
export const channels = ['inApp', 'email', 'digest'] as const;

export type Category = (typeof categories)[number];
export type NoticeType = (typeof noticeTypes)[number];
export type NoticePriority = (typeof noticePriorities)[number];
export type Channel = (typeof channels)[number];

export const categoryLabels: Record<Category, string> = {
  approvals: 'Approvals',
  issues: 'Site issues',
  certificates: 'HSE certificates',
  workforce: 'Workforce cards',
  insurances: 'Insurance',
  diary: 'Site diary',
  plant: 'Plant on hire',
  risk: 'Method statements',
  wellbeing: 'Wellbeing call-backs',
  team: 'Requests for access',
  general: 'Everything else',
};

export const channelLabels: Record<Channel, string> = {
  inApp: 'In the app',
  email: 'Email at once',
  digest: 'Daily digest',
};
