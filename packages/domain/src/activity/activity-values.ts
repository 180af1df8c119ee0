/** What an entry of the log is about. */
export const categories = [
  'auth',
  'contract',
  'diary',
  'labour',
  'po',
  'supplier',
  'material',
  'workforce',
  'carbon',
  'issue',
  'risk',
  'hse',
  'wellbeing',
  'template',
  'backup',
  'settings',
  'security',
  'general',
] as const;

/** How much it should be looked at, the least first. */
export const severities = ['info', 'notice', 'warning', 'critical'] as const;

export type Category = (typeof categories)[number];
export type Severity = (typeof severities)[number];

export const categoryLabels: Record<Category, string> = {
  auth: 'Sign-in',
  contract: 'Contract',
  diary: 'Diary',
  labour: 'Labour and plant',
  po: 'Purchase order',
  supplier: 'Supplier',
  material: 'Material',
  workforce: 'Workforce',
  carbon: 'Carbon',
  issue: 'Site issue',
  risk: 'Risk',
  hse: 'HSE certificate',
  wellbeing: 'Wellbeing',
  template: 'Email template',
  backup: 'Backup and bin',
  settings: 'Settings',
  security: 'Security',
  general: 'General',
};

export const severityLabels: Record<Severity, string> = {
  info: 'Info',
  notice: 'Notice',
  warning: 'Warning',
  critical: 'Critical',
};

/** What an entry was done to. */
export const entityLabels: Record<string, string> = {
  project: 'Contract',
  diary: 'Diary',
  labour: 'Labour',
  plant: 'Plant hire',
  comment: 'Comment',
  file: 'File',
  hseCertificate: 'HSE certificate',
  siteIssue: 'Site issue',
  riskAssessment: 'Risk assessment',
  weather: 'Weather',
  carbonEntry: 'Carbon entry',
  carbonStandard: 'Carbon standard',
  costAnalysis: 'Costs',
  supplier: 'Supplier',
  material: 'Material',
  purchaseOrder: 'Purchase order',
  worker: 'Worker',
  companyProfile: 'Company profile',
  emailTemplate: 'Email template',
  wellbeing: 'Wellbeing',
  notification: 'Notification',
  team: 'Team member',
  organization: 'Organisation',
  accessRequest: 'Access request',
  activityLog: 'Activity log',
  dataBackup: 'Backup',
  recycleBin: 'Recycle bin',
  errorReport: 'Error report',
  self: 'Own account',
};
