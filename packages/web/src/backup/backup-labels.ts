import {
  backupModules,
  moduleLabels,
  tablesOfModule,
} from '@sitewright/domain/backup/backup-contents';
import type { DataBackup, Restoration, RestoreMode } from '@sitewright/domain/backup/data-backup';
import { cancelledMessage, sumReports } from '@sitewright/domain/backup/data-backup-rules';
import type { Tone } from '../ui/badge.tsx';
import { fileSize } from '../ui/files/file-size.ts';
import { capitalised } from '../ui/format/labels.ts';

export const templateTypeLabels: Record<DataBackup['backupType'], string> = {
  full: 'Everything',
  contract: 'Contracts',
  module: 'Parts',
  safety: 'Before a restore',
};

export const statusLabels: Record<DataBackup['status'], { label: string; tone: Tone }> = {
  in_progress: { label: 'In progress', tone: 'info' },
  verifying: { label: 'Verifying', tone: 'info' },
  completed: { label: 'Completed', tone: 'ok' },
  failed: { label: 'Failed', tone: 'bad' },
  expired: { label: 'Expired', tone: 'plain' },
};

/** A cancelled backup is missing on purpose: nothing went wrong. */
export const statusOf = ({ status, problem }: Pick<DataBackup, 'status' | 'problem'>) =>
  problem === cancelledMessage
    ? { label: 'Cancelled', tone: 'plain' as const }
    : statusLabels[status];

export const modeLabels: Record<RestoreMode, { label: string; text: string }> = {
  missing: {
    label: 'Missing records only',
    text: 'Restores missing records only. Existing records are not changed.',
  },
  overwrite: {
    label: 'Overwrite',
    text: 'Restores missing records and reverts changes made since the backup.',
  },
  copy: {
    label: 'As a copy',
    text: 'Adds the contracts again as copies, with “(copy)” in the name. Their hours, costs and carbon are counted too.',
  },
};

/** 'Diary and journal, Carbon' */
const modulesOf = (tables: readonly string[]): string =>
  backupModules
    .filter((module) => tablesOfModule(module).some((table) => tables.includes(table)))
    .map((module) => moduleLabels[module])
    .join(', ');

/** `site_issues` -> `Site issues`, `supplier_projects` -> `Supplier contracts` */
export const tableLabel = (table: string): string =>
  capitalised(
    table
      .replaceAll('_', ' ')
      .replace(/\bprojects\b/, 'contracts')
      .replace(/\b(hse|rams)\b/, (short) => short.toUpperCase()),
  );

export const sizeOf = ({ fileSize: bytes }: Pick<DataBackup, 'fileSize'>): string =>
  bytes === null ? '–' : fileSize(bytes);

const count = (of: number, singular: string) =>
  `${of.toLocaleString('en-GB')} ${singular}${of === 1 ? '' : 's'}`;

export function contentsOf({ backupType, projectIds, tables, rows, files }: DataBackup): string {
  const what =
    backupType === 'contract'
      ? count(projectIds.length, 'contract')
      : backupType === 'module'
        ? modulesOf(tables)
        : 'All data';
  const counted =
    rows === null ? [] : [count(rows, 'record'), ...(files ? [count(files, 'file')] : [])];
  return [what, ...counted].join(' · ');
}

/** The result of restoring it, in a line; undefined where it was never restored. */
export function restoredText(restoration: Restoration | null): string | undefined {
  if (!restoration) return;
  const { status, problem, byName } = restoration;
  const { fresh, changed } = sumReports(restoration.tables);
  const set = restoration.mode === 'overwrite' ? `, ${count(changed, 'record')} reverted` : '';
  const came = restoration.mode === 'copy' ? 'added as copies' : 'restored';
  return {
    waiting: `Being restored by ${byName}`,
    working: `Being restored by ${byName}`,
    done: `Restored by ${byName}: ${count(fresh, 'record')} ${came}${set}`,
    failed: `Not restored: ${problem ?? ''}`,
    undoing: 'Undoing restore',
    undone: 'Restored, then undone',
  }[status];
}
