import { can, type HasRole } from '../kernel/access.ts';
import { byOrder, type RecordType, recordsWith } from '../kernel/record-type.ts';
import { recordTypes } from '../record-types.ts';

export type Findable = Extract<(typeof recordTypes)[number], { search: object }>['search']['kind'];

/** Searchable records, in the order of the results. */
export const findableRecordsOf = (records: readonly RecordType[]) =>
  recordsWith(records, 'search').toSorted(({ search }, { search: other }) =>
    byOrder(search, other),
  );

export const findableTypes = findableRecordsOf(recordTypes).map(
  ({ search }) => search.kind as Findable,
);

/** The kinds of records that `actor` may read: `onlyKind`, or all. */
export const findableBy = (
  actor: HasRole,
  onlyKind?: Findable,
  records: readonly RecordType[] = recordTypes,
): Findable[] =>
  findableRecordsOf(records)
    .filter(({ resource, search }) => {
      const isAsked = !onlyKind || search.kind === onlyKind;
      return isAsked && can(actor, resource, 'R');
    })
    .map(({ search }) => search.kind as Findable);
