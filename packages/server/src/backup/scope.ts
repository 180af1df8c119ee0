import type { DataBackup } from '@sitewright/domain/backup/data-backup';
import { type Catalogue, isLeftOut, type SecretsKept, tablesOfContracts } from './catalogue.ts';

type Asked = Pick<DataBackup, 'backupType' | 'tables' | 'projectIds'>;

/** Which tables a backup holds, and which rows of each; without a condition all of them. */
export type Scope = { table: string; where: string | undefined }[];

export function scopeOf(catalogue: Catalogue, asked: Asked, secrets: SecretsKept): Scope {
  const ofContracts = tablesOfContracts(catalogue);
  return catalogue.tables
    .filter((table) => !isLeftOut(table, secrets))
    .filter((table) => asked.backupType !== 'module' || asked.tables.includes(table))
    .filter((table) => asked.backupType !== 'contract' || ofContracts.includes(table))
    .map((table) => ({
      table,
      where:
        asked.backupType === 'contract'
          ? conditionOf(catalogue, ofContracts, table, asked.projectIds)
          : undefined,
    }));
}

/** A row is of a contract if what it hangs on is, all the way up. */
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
      const above = conditionOf(catalogue, ofContracts, parent, projectIds);
      return `${column} in (select id from ${parent} where ${above})`;
    })
    .join(' or ');
}
