import type { FieldChange } from './activity-log.ts';

/** Labels of records whose table name does not give a good one. */
const records: Record<string, string> = {
  projects: 'Contract',
  diary_entries: 'Diary entry',
  hse_certificates: 'HSE certificate',
  rams: 'RAMS',
  company_profiles: 'Company profile',
  user_organizations: 'Membership',
  users: 'Account',
  purchase_order_items: 'Order line',
  labour_sessions: 'Crew session',
  organizations: 'Company settings',
};

/** `purchase_orders` is a 'Purchase order', `contract_value` the 'Contract value'. */
const sentenceCase = (name: string): string => {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const recordLabel = (table: string): string =>
  records[table] ?? sentenceCase(table.replace(/s$/, ''));

const formatValue = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

type Noted = {
  tableName: string;
  recordId: number;
  changes: Record<string, [unknown, unknown] | null>;
};

/** One change per field; a hidden field shows only that it changed. */
export const describeChanges = ({ tableName, recordId, changes }: Noted): FieldChange[] =>
  Object.entries(changes).map(([column, values]) => ({
    record: recordLabel(tableName),
    recordId,
    field: sentenceCase(column),
    before: formatValue(values?.[0]),
    after: formatValue(values?.[1]),
    isHidden: values === null,
  }));
