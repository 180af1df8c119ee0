import type { Actor } from '../kernel/access.ts';
import { conflict, type Problem, Refused, refuseIf } from '../kernel/problem.ts';
import type { MaterialFactor } from './carbon.ts';
import { byRowKey, equalsMaterial, type ImportableRow, rowKeyOf } from './check-rows.ts';
import type { Material, MaterialDraft } from './material.ts';
import type { MaterialImport } from './material-import.ts';
import { draftMaterial, editMaterial } from './rules.ts';

const alreadyConfirmed = conflict(
  'material_import.is_confirmed',
  'This import has already been confirmed.',
);
const notConfirmed = conflict(
  'material_import.is_not_confirmed',
  'This import has not been confirmed, so there is nothing to undo.',
);
const alreadyUndone = conflict('material_import.is_undone', 'This import has already been undone.');
const nothingToImport = conflict('material_import.is_empty', 'The file has no rows to import.');
const catalogueChanged = conflict(
  'material_import.catalogue_changed',
  'The catalogue has changed since the file was checked. Please check it again.',
);

/** Why an import can no longer be undone: its materials have been used since. */
export const usedSinceImport = (count: number): Problem =>
  conflict(
    'material_import.used_since_import',
    `This import can no longer be undone: ${count} of its materials ${count === 1 ? 'has' : 'have'} been changed, ordered or used since.`,
  );

type Run = Pick<MaterialImport, 'state'>;

export const obstacleToConfirming = ({ state }: Run): Problem | undefined =>
  ({ pending: undefined, done: alreadyConfirmed, undone: alreadyUndone })[state];

export const obstacleToUndoing = ({ state }: Run): Problem | undefined =>
  ({ pending: notConfirmed, done: undefined, undone: alreadyUndone })[state];

/** The current values of the catalogue's factors: another weight gives another figure. */
type Factors = ReadonlyMap<string | null, MaterialFactor>;

/** The materials that an import adds and changes; rows without a difference do neither. */
export function planImport(
  rows: readonly ImportableRow[],
  catalogue: readonly Material[],
  factors: Factors,
  actor: Actor,
): { added: MaterialDraft[]; changed: { before: Material; after: Material }[] } {
  refuseIf(rows.length === 0 ? nothingToImport : undefined);
  const byKey = byRowKey(catalogue);
  const matchedRows = rows.map(({ fields }) => ({ fields, before: byKey.get(rowKeyOf(fields)) }));
  return {
    added: matchedRows.flatMap(({ fields, before }) =>
      before ? [] : [draftMaterial(toDraft(fields), undefined)],
    ),
    changed: onePerMaterial(matchedRows).flatMap(({ fields, before }) =>
      before && !equalsMaterial(before, fields)
        ? [
            {
              before,
              after: editMaterial(before, actor, fields, factors.get(before.carbonFactorId)),
            },
          ]
        : [],
    ),
  };
}

type Matched = { fields: ImportableRow['fields']; before: Material | undefined };

/** One row may find a material by its SKU, another by its description: the first counts. */
function onePerMaterial(rows: readonly Matched[]): Matched[] {
  const first = new Map(rows.toReversed().map((row) => [row.before?.id, row] as const));
  return rows.filter((row) => first.get(row.before?.id) === row);
}

/** A row without a description was for a material that has been deleted since. */
function toDraft({ itemDescription, version, ...fields }: ImportableRow['fields']): MaterialDraft {
  if (!itemDescription) throw new Refused(catalogueChanged);
  return { itemDescription, ...fields };
}
