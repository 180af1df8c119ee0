import type { Action, Resource } from '../kernel/access.ts';
import { byOrder, type RecordType, recordsWith, tableNoun } from '../kernel/record-type.ts';
import { recordTypes } from '../record-types.ts';

export type BinType = Extract<(typeof recordTypes)[number], { bin: object }>['type'];

/** The records that go to the bin when they are deleted. */
export const binRecordsOf = (records: readonly RecordType[]) =>
  recordsWith(records, 'bin').toSorted(({ bin }, { bin: other }) => byOrder(bin, other));

export const binTypes = binRecordsOf(recordTypes).map(({ type }) => type as BinType);

type BinRecord = ReturnType<typeof binRecordsOf>[number];

/** Undefined for what is not deleted to the bin. */
export const binRecordOf = (
  type: string,
  records: readonly RecordType[] = recordTypes,
): BinRecord | undefined => recordsWith(records, 'bin').find((record) => record.type === type);

/** Restoring a record needs the permission to create it, unless its type has another. */
export const restoreRightOf = ({ resource, bin }: BinRecord): readonly [Resource, Action] =>
  bin.restore ?? [resource, 'C'];

/** '12 diary entries' */
export const countedRecords = (record: BinRecord, count: number): string =>
  `${count} ${(record.bin.noun ?? tableNoun(record))[count === 1 ? 0 : 1]}`;
