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
  company: 'Company profile and letters',
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

/** What no backup holds, and why. A table that is in neither list fails the tests. */
export const omittedTables: Record<string, string> = {
  activity_changes: 'The log is evidence: nothing puts it back, and it has an export of its own.',
  activity_heads: 'Of the log; the manifest names the head of its chain.',
  activity_logs: 'The log is evidence: nothing puts it back, and it has an export of its own.',
  activity_seals: 'Of the log; the manifest names the head of its chain.',
  backup_schedules: 'It says how backups are made, and stays as it is.',
  carbon_sums: 'Added up from the terms.',
  carbon_totals: 'Added up from the monthly sums.',
  cost_due: 'Noted by the database itself when the sources come back.',
  cost_sums: 'Added up from the cost book.',
  data_backups: 'No backup holds another.',
  error_reports: 'Kept for thirty days, for whoever mends the product.',
  idempotency_keys: 'Over within a day.',
  invitations: 'They open doors.',
  link_uses: 'Of links, which are not backed up.',
  links: 'They open records to people without an account; new ones are made in a moment.',
  notifications: 'Made anew by the rules.',
  organization_keys: 'A key does not travel with what it locks.',
  recycle_bin: 'What was deleted is kept there by itself, sealed.',
  search_documents: 'Written down by the database itself when the records come back.',
  search_tokens: 'Written down by the database itself when the records come back.',
  sent_letters: 'Of letters that have left.',
  user_organizations: 'Who belongs to the company is told for reading, and never put back.',
  webhook_deliveries: 'They have left.',
  webhooks: 'They hold secrets.',
  wellbeing_call_backs: 'Between two people, and nobody else.',
  wellbeing_weeks: 'Small counts tell of one person; who may see them sees them rounded only.',
};
