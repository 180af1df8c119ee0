import { counted } from '../table/labels.ts';
import { type ChosenFile, labelOf, type RefusedRow } from './sheet.ts';
import type { SheetImport } from './use-sheet-import.ts';

type Props = { file: ChosenFile; refused: readonly RefusedRow[]; wizard: SheetImport };

/** The rest is in the file that can be saved. */
const mostShown = 200;

/** Where each fault is, by row and column, and the value there. */
export function RowErrors({ file, refused, wizard: { columns, mapping } }: Props) {
  const errors = refused.flatMap(({ line, errors: all }) =>
    all.map((error) => ({ line, ...error })),
  );
  const cells = new Map(file.sheet.rows.map((row) => [row.line, row.cells]));
  const cellAt = (line: number, column: string) => cells.get(line)?.[mapping[column] ?? -1];
  return (
    <section
      aria-label="Errors"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: who has only keys scrolls it too
      tabIndex={0}
      className="max-h-96 overflow-auto rounded-control border border-line"
    >
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">Errors by row and column</caption>
        <thead className="sticky top-0 bg-surface text-xs text-text-2">
          <tr className="[&>th]:border-b [&>th]:border-line [&>th]:px-3 [&>th]:py-1.5 [&>th]:text-left [&>th]:font-medium">
            <th scope="col">Row</th>
            <th scope="col">Column</th>
            <th scope="col">Problem</th>
            <th scope="col">In the file</th>
          </tr>
        </thead>
        <tbody>
          {errors.slice(0, mostShown).map(({ line, column, message }) => (
            <tr
              key={`${line} ${column} ${message}`}
              className="[&>*]:border-b [&>*]:border-line-2 [&>*]:px-3 [&>*]:py-1.5 [&>*]:text-left"
            >
              <th scope="row" className="tabular-nums">
                {line}
              </th>
              <td>{labelOf(columns, column)}</td>
              <td className="text-on-bad-soft">{message}</td>
              <td className="max-w-60 truncate text-text-2">{cellAt(line, column)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {errors.length > mostShown && (
        <p className="px-3 py-2 text-sm text-text-2">
          And {counted(errors.length - mostShown, 'more')}.
        </p>
      )}
    </section>
  );
}
