import type { DataBackup } from '@sitewright/domain/backup/data-backup';
import { type Catalogue, isLeftOut, type SecretsMode, tablesOfContracts } from './catalogue.ts';

type BackupContents = Pick<DataBackup, 'backupType' | 'tables' | 'projectIds'>;

/** The tables of a backup, and which of their rows: without a condition, all. */
export type Scope = { table: string; where: string | undefined }[];

export function scopeOf(
  catalogue: Catalogue,
  contents: BackupContents,
  secrets: SecretsMode,
): Scope {
  const ofContracts = tablesOfContracts(catalogue);
  return catalogue.tables
    .filter((table) => !isLeftOut(table, secrets))
    .filter((table) => contents.backupType !== 'module' || contents.tables.includes(table))
    .filter((table) => contents.backupType !== 'contract' || ofContracts.includes(table))
    .map((table) => ({
      table,
      where:
        contents.backupType === 'contract'
          ? conditionOf(catalogue, ofContracts, table, contents.projectIds)
          : undefined,
    }));
}

/** A row belongs to a contract if its parent does, all the way up. */
function conditionOf(
  catalogue: Catalogue,
  ofContracts: readonly string[],
  table: string,
  projectIds: readonly number[],
): string {
  if (table === 'projects') return `id in (${projectIds.map(Number).join(', ')})`;
  return catalogue.links
    .filter(
      ({ child, goesWith, parent }) => child === table && goesWith && ofContracts.includes(parent),
    )
    .map(({ column, parent }) => {
      const parentCondition = conditionOf(catalogue, ofContracts, parent, projectIds);
      return `${column} in (select id from ${parent} where ${parentCondition})`;
    })
    .join(' or ');
}
