import type { Comparison as Compared, RestoreMode } from '@sitewright/domain/backup/data-backup';
import { sumReports } from '@sitewright/domain/backup/data-backup-rules';
import { type FigureColumn, FigureTable } from '../../ui/layout/figure-table.tsx';
import { tableLabel } from '../backup-labels.ts';

type Props = { comparison: Compared; mode: RestoreMode };

type Counts = Omit<Compared['tables'][number], 'table'>;

const allOf = ({ same, fresh, changed, conflicting }: Counts): number =>
  same + fresh + changed + conflicting;

const figures: readonly [string, (counts: Counts) => number][] = [
  ['Identical', ({ same }) => same],
  ['New', ({ fresh }) => fresh],
  ['Changed', ({ changed }) => changed],
  ['Conflicting', ({ conflicting }) => conflicting],
  ['In the backup', allOf],
];

const columns: readonly FigureColumn<Compared['tables'][number]>[] = [
  ['Records', ({ table }) => tableLabel(table)],
  ...figures.map(
    ([heading, of]): FigureColumn<Compared['tables'][number]> => [
      heading,
      (report) => of(report).toLocaleString('en-GB'),
    ],
  ),
];

/** The tables that differ; one line is about the others, and the total is that of the backup. */
export function Comparison({ comparison: { tables, differences, files }, mode }: Props) {
  const all = sumReports(tables);
  const held = tables.filter((report) => allOf(report) > 0);
  const different = held.filter((report) => report.same < allOf(report));
  const identical = held.length - different.length;
  return (
    <div className="grid max-h-[50vh] gap-4 overflow-y-auto">
      {all.same === allOf(all) && (
        <p className="text-sm">
          {all.same === 1
            ? 'The 1 record matches the backup.'
            : `All ${all.same.toLocaleString('en-GB')} records match the backup.`}
        </p>
      )}
      <FigureTable
        label="Changes"
        rows={different}
        keyOf={({ table }) => table}
        columns={columns}
        total={['Total', ...figures.map(([, of]) => of(all).toLocaleString('en-GB'))]}
      />
      {identical > 0 && different.length > 0 && (
        <p className="text-sm text-text-2">
          {identical === 1
            ? '1 other record type is identical.'
            : `${identical.toLocaleString('en-GB')} other record types are identical.`}
        </p>
      )}
      <p className="text-sm text-text-2">{sentenceOf(mode, all.conflicting, files)}</p>
      {differences.length > 0 && <Differences differences={differences} />}
    </div>
  );
}

const changedWords: Record<RestoreMode, string> = {
  missing: 'Records that changed since the backup stay as they are now.',
  overwrite: 'Changed records are reverted to the backup.',
  copy: 'Existing records are not changed.',
};

const takenOrGone =
  'Conflicting records are skipped: their name or number is now in use, or the record they belong to is gone.';

const conflictWords: Record<RestoreMode, string> = {
  missing: takenOrGone,
  overwrite: takenOrGone,
  copy: 'Conflicting records are skipped: the record they belong to is not copied or is gone, or work was still in progress.',
};

const sentenceOf = (mode: RestoreMode, conflicting: number, files: number): string =>
  [
    changedWords[mode],
    conflicting > 0 && conflictWords[mode],
    files > 0 &&
      `${files.toLocaleString('en-GB')} ${files === 1 ? 'file is' : 'files are'} restored with them.`,
  ]
    .filter(Boolean)
    .join(' ');

const Differences = ({ differences }: Pick<Compared, 'differences'>) => (
  <details className="text-sm">
    <summary className="cursor-pointer py-1 font-medium site:py-3">
      What changed{differences.length > 1 && ` (first ${differences.length} records)`}
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
