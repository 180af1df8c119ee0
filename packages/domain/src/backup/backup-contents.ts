import { keysOf } from '../kernel/keys-of.ts';
import type { RecordType } from '../kernel/record-type.ts';
import { recordTypes } from '../record-types.ts';

/** The parts of a backup, in the order of the form. */
export const moduleLabels = {
  contracts: 'Contracts and weather',
  diary: 'Diary and journal',
  labour: 'Labour and plant',
  files: 'Files and comments',
  buying: 'Suppliers, materials and orders',
  costs: 'Costs and budgets',
  carbon: 'Carbon',
  safety: 'Issues, certificates and risk',
  people: 'Workforce',
  company: 'Company profile and emails',
};

export type BackupModule = keyof typeof moduleLabels;

export const backupModules = keysOf(moduleLabels);

type BackedUp = Pick<RecordType, 'tables'> & { backup?: BackupModule };

/** The tables of each part; a contract's rows are saved with it. */
export const tablesOfModule = (
  module: BackupModule,
  records: readonly BackedUp[] = recordTypes,
): string[] =>
  records.filter(({ backup }) => backup === module).flatMap(({ tables }) => Object.keys(tables));

export const backedUpTables: readonly string[] = backupModules.flatMap((module) =>
  tablesOfModule(module),
);

/** Tables that no backup contains, and why. A table that is in neither list fails the tests. */
export const omittedTables: Record<string, string> = {
  activity_changes: 'The log is evidence. It is never restored and has its own export.',
  activity_heads: 'Part of the log; the manifest records the head of its chain.',
  activity_logs: 'The log is evidence. It is never restored and has its own export.',
  activity_seals: 'Part of the log; the manifest records the head of its chain.',
  backup_schedules: 'Settings for backups; never restored.',
  carbon_sums: 'Calculated from the carbon entries.',
  carbon_totals: 'Calculated from the monthly sums.',
  cost_due: 'Recreated by the database when the sources are restored.',
  cost_sums: 'Calculated from the cost transactions.',
  data_backups: 'A backup does not contain other backups.',
  error_reports: 'Kept for 30 days, for support only.',
  idempotency_keys: 'Expires within a day.',
  invitations: 'Invitations give access; send new ones instead.',
  link_uses: 'Belongs to links, which are not backed up.',
  links: 'Links give access without an account; create new ones instead.',
  notifications: 'Recreated automatically.',
  organization_keys: 'Keys are never stored with the data they protect.',
  recycle_bin: 'The recycle bin keeps its own sealed copies.',
  search_documents: 'Recreated by the database when the records are restored.',
  search_tokens: 'Recreated by the database when the records are restored.',
  sent_letters: 'Log of emails already sent.',
  user_organizations: 'Members are listed for information and never restored.',
  webhook_deliveries: 'Already sent.',
  webhooks: 'Webhooks contain secrets.',
  wellbeing_call_backs: 'Private between two people.',
  wellbeing_weeks: 'Small counts could identify a person; they are only shown rounded.',
};
