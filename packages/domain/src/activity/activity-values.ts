import { accessMatrix } from '../kernel/access.ts';
import { keysOf } from '../kernel/keys-of.ts';
import type { RecordType } from '../kernel/record-type.ts';
import { recordTypes } from '../record-types.ts';

/** The types of records in the log. */
export const categoryLabels = {
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
  backup: 'Backup and recycle bin',
  settings: 'Settings',
  security: 'Security',
  general: 'General',
};
export const categories = keysOf(categoryLabels);
export type Category = keyof typeof categoryLabels;

/** How much it should be looked at, the least first. */
export const severityLabels = {
  info: 'Info',
  notice: 'Notice',
  warning: 'Warning',
  critical: 'Critical',
};
export const severities = keysOf(severityLabels);
export type Severity = keyof typeof severityLabels;

type LogFacts = { category: Category; label: string; name?: string | null };

export type Logged = Pick<RecordType, 'resource' | 'label'> & {
  log?: Partial<LogFacts> & Pick<LogFacts, 'category'>;
};

/** Other objects of an action. */
const besidesRecords: Record<string, LogFacts> = {
  notification: { category: 'general', label: 'Notification' },
  team: { category: 'security', label: 'Team member' },
  organization: { category: 'settings', label: 'Company settings' },
  accessRequest: { category: 'security', label: 'Access request', name: null },
  activityLog: { category: 'security', label: 'Activity log' },
  dataBackup: { category: 'backup', label: 'Backup' },
  recycleBin: { category: 'backup', label: 'Recycle bin' },
  errorReport: { category: 'general', label: 'Error report' },
  export: { category: 'security', label: 'Export' },
  self: { category: 'general', label: 'Own account' },
};

/** How the log treats what belongs to a row of the access table. */
export function loggedAs(
  entity: string,
  records: readonly Logged[] = recordTypes,
): LogFacts | undefined {
  const record = records.find(({ resource, log }) => resource === entity && log);
  return record?.log ? { label: record.label.one, ...record.log } : besidesRecords[entity];
}

const resources = keysOf(accessMatrix);

/** All objects of an action: records in the order of the access table, then the rest. */
export const entityLabelsOf = (records: readonly Logged[]): Record<string, string> =>
  Object.fromEntries(
    [
      ...resources.filter((resource) =>
        records.some((one) => one.log && one.resource === resource),
      ),
      ...Object.keys(besidesRecords),
    ].map((entity) => [entity, loggedAs(entity, records)?.label ?? entity]),
  );

export const entityLabels = entityLabelsOf(recordTypes);
