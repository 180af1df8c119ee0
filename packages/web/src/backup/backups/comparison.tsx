import type { Comparison as Compared, RestoreMode } from '@sitewright/domain/backup/data-backup';
import { sumReports } from '@sitewright/domain/backup/data-backup-rules';
import { type FigureColumn, FigureTable } from '../../ui/layout/figure-table.tsx';
import { tableLabel } from '../backup-labels.ts';

type Props = { comparison: Compared; mode: RestoreMode };

const columns: readonly FigureColumn<Compared['tables'][number]>[] = [
  ['Records', ({ table }) => tableLabel(table)],
  ['New', ({ fresh }) => fresh.toLocaleString('en-GB')],
  ['Same', ({ same }) => same.toLocaleString('en-GB')],
  ['Changed', ({ changed }) => changed.toLocaleString('en-GB')],
  ['Conflicting', ({ conflicting }) => conflicting.toLocaleString('en-GB')],
];

/** Table by table; where nothing would change, one line says so. */
export function Comparison({ comparison: { tables, differences, files }, mode }: Props) {
  const differing = tables.filter(
    ({ fresh, changed, conflicting }) => fresh + changed + conflicting > 0,
  );
  const all = sumReports(tables);
  return (
    <div className="grid max-h-[50vh] gap-4 overflow-y-auto">
      {differing.length === 0 ? (
        <p className="text-sm">
          All {all.same.toLocaleString('en-GB')} records are there, and the same as in the backup.
        </p>
      ) : (
        <FigureTable
          label="What would happen"
          rows={differing}
          keyOf={({ table }) => table}
          columns={columns}
        />
      )}
      <p className="text-sm text-text-2">{sentenceOf(mode, all.conflicting, files)}</p>
      {differences.length > 0 && <Differences differences={differences} />}
    </div>
  );
}

const changedWords: Record<RestoreMode, string> = {
  missing: 'Changed records stay as they are now.',
  overwrite: 'Changed records are set back to the backup.',
  copy: 'What is there now stays as it is.',
};

const takenOrGone =
  'Conflicting ones are left out: another record has their name or number now, or what they belong to is gone.';

const conflictWords: Record<RestoreMode, string> = {
  missing: takenOrGone,
  overwrite: takenOrGone,
  copy: 'Conflicting ones are left out: what they belong to is not copied or is gone, or people were still at work.',
};

const sentenceOf = (mode: RestoreMode, conflicting: number, files: number): string =>
  [
    changedWords[mode],
    conflicting > 0 && conflictWords[mode],
    files > 0 && `${files.toLocaleString('en-GB')} files go with the records that come back.`,
  ]
    .filter(Boolean)
    .join(' ');

const Differences = ({ differences }: Pick<Compared, 'differences'>) => (
  <details className="text-sm">
    <summary className="cursor-pointer py-1 font-medium site:py-3">
      What differs{differences.length > 1 && `, in the first ${differences.length}`}
    </summary>
    <ul className="grid gap-3 pt-2">
      {differences.map(({ table, id, fields }) => (
        <li key={`${table} ${id}`} className="grid gap-1 [overflow-wrap:anywhere]">
          <span className="font-medium">
            {tableLabel(table)} {id}
          </span>
          {fields.map(({ field, now, kept }) => (
            <span key={field} className="text-text-2">
              {tableLabel(field)}: {now} → {kept}
            </span>
          ))}
        </li>
      ))}
    </ul>
  </details>
);
