import { FactorImport, type FactorSet } from '@sitewright/domain/carbon/factor';
import { roundingNote } from '@sitewright/domain/carbon/factor-value';
import { carbonStandardsApi } from '@sitewright/domain/carbon/standards-api';
import { tidyNumber } from '@sitewright/domain/kernel/decimal';
import { fieldErrors } from '@sitewright/domain/kernel/parse-input';
import { useCommand } from '../../../platform/use-command.ts';
import type { ChosenFile, ImportColumn, Mapping, RefusedRow } from '../../../ui/import/sheet.ts';
import { useSheetImport } from '../../../ui/import/use-sheet-import.ts';

const columns: readonly ImportColumn[] = [
  { id: 'name', label: 'Material', words: ['materials', 'name', 'description', 'item', 'product'] },
  {
    id: 'value',
    label: 'Factor',
    words: ['embodied carbon', 'ec', 'gwp', 'kgco e', 'kg co e', 'kgco', 'carbon', 'value'],
  },
  { id: 'unit', label: 'Unit', words: ['per', 'declared unit', 'units'] },
  { id: 'density', label: 'Density', words: ['kg m'] },
  { id: 'zeroReason', label: 'Reason for zero', words: ['zero by definition'] },
];

const Row = FactorImport.shape.rows.element;

/** The most that the server takes. */
const mostRows = 5000;

type ReadRow = FactorImport['rows'][number];

/** A factor with more digits than are kept. */
type RoundedRow = { line: number; note: string };

/** The rows of a file that can be imported, which of them were rounded, and the errors in the rest. */
export type Checked = { rows: ReadRow[]; rounded: RoundedRow[]; refused: RefusedRow[] };

/** Rows are validated here, by the schema that the server uses too. */
export function useFactorImport() {
  const wizard = useSheetImport<Checked, FactorSet>({
    columns,
    needs: { anyOf: ['name'], else: 'Choose the column with the material.' },
    mostRows,
    judge: async (file, mapping) => judged(file, mapping),
  });
  const add = useCommand(carbonStandardsApi.importSet, {});
  return { ...wizard, add };
}

export type FactorWizard = ReturnType<typeof useFactorImport>;

function judged({ sheet }: ChosenFile, mapping: Mapping): Checked {
  const checked: Checked = { rows: [], rounded: [], refused: [] };
  for (const { line, cells } of sheet.rows) {
    const texts = cellsOf(cells, mapping);
    const { data, error } = Row.safeParse(texts);
    const note = data && roundingNote(texts.value);
    if (data) checked.rows.push(data);
    if (note) checked.rounded.push({ line, note });
    if (error) checked.refused.push({ line, errors: errorsOf(fieldErrors(error)) });
  }
  return checked;
}

/** Missing columns are left to the schema. */
const cellsOf = (cells: readonly string[], mapping: Mapping) => {
  const at = (id: string) => cells[mapping[id] ?? -1] || undefined;
  return {
    name: at('name') ?? '',
    value: tidyNumber(at('value') ?? ''),
    unit: at('unit'),
    density: tidyNumber(at('density') ?? ''),
    zeroReason: at('zeroReason'),
  };
};

const errorsOf = (fields: Record<string, string>) =>
  Object.entries(fields).map(([column, message]) => ({ column, message }));
