import type { Action, Resource } from './access.ts';

/** One of them, and several: 'site issue', 'site issues'. */
type Noun = readonly [one: string, many: string];

/** What the bin, backups and messages must know of a table. */
type TableFacts = {
  /** How its rows are counted; null: they are not mentioned; without it: 'other records'. */
  noun?: Noun | null;
  /** The column that users know a row by. */
  name?: string;
  /** The columns that name stored files, and the column with their size. */
  files?: readonly string[];
  size?: string;
  /** The row that it is a part of, and never restored without. */
  partOf?: { table: string; column: string };
  /** The column of the worker whose personal data it is: erasure is final. */
  worker?: string;
  /** Links within the table or without a foreign key, by column: a copy is linked at its end. */
  linkedAfterInsert?: Readonly<Record<string, string>>;
  /** Columns that no backup holds: they are credentials. */
  leftOut?: readonly string[];
  /** Sealed columns: in a backup only on request, and only with a passphrase. */
  sealed?: readonly string[];
  /** The hash that finds duplicates is treated like the sealed number itself. */
  hashes?: readonly string[];
  /** All of it is sealed: without its secret a row would be empty. */
  isSealed?: boolean;
};

type BinOptions = {
  /** Its place in the API's list of types; a new type leaves it out and comes last. */
  order?: number;
  /** The permission to restore it; without it: to create one. */
  restore?: readonly [Resource, Action];
  /** The columns that users know it by, where they are more than the name column of its table. */
  names?: readonly string[];
  /** Between them; ' · ' without it. */
  separator?: string;
  /** The column of its contract. */
  project?: string;
  /** The column of its day; without it: the day of its creation. */
  day?: string;
  /** Its unique number, and the problem when another record has taken it meanwhile. */
  number?: { column: string; taken: string };
  /** How it is counted when many are deleted, where that is not its label. */
  noun?: Noun;
};

type LogOptions = {
  /** One of the categories of the activity log. */
  category: string;
  label?: string;
  /** The only field that may name it in the log; null: nothing may. */
  name?: string | null;
  /** Whether its parts, such as a supplier's contact, have ids of their own in paths. */
  hasParts?: boolean;
};

/** All that other features know of a type of record; the list of them is `record-types.ts`. */
export type RecordType = {
  /** Its name in code and in the bin. */
  type: string;
  /** The row of the access table that governs it; the log, webhooks and live changes call it so. */
  resource: Resource;
  label: { one: string; many: string };
  /** The labels of its rows in the access table; without it, its own row is labelled as many. */
  rights?: { readonly [R in Resource]?: string };
  /** The table of the records themselves, among `tables`. */
  table?: string;
  /** Its tables, in the order of a backup, and the part of a backup that holds them. */
  tables: Readonly<Record<string, TableFacts>>;
  backup?: string;
  bin?: BinOptions;
  log?: LogOptions;
  /** What the search calls it, and its place among the results. */
  search?: { kind: string; order?: number };
  /** Whether webhooks are sent for it, and chosen in a new one. */
  webhook?: { label?: string; isSuggested?: boolean };
};

export const recordType = <const T extends RecordType>(record: T): T => record;

/** A list of records that all have this part, such as `bin`. */
export const recordsWith = <K extends keyof RecordType>(records: readonly RecordType[], part: K) =>
  records.filter((record): record is RecordType & Required<Pick<RecordType, K>> => part in record);

type Ordered = { order?: number };

/** Sorts by `order`; what has none comes last, as it was. */
export const byOrder = ({ order: one = 1_000 }: Ordered, { order: other = 1_000 }: Ordered) =>
  one - other;

/** 'Site issue' within a sentence: 'site issue'; 'HSE certificate' stays as it is. */
export const inSentence = (label: string): string =>
  label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

export const tableNoun = ({ label }: Pick<RecordType, 'label'>): Noun => [
  inSentence(label.one),
  inSentence(label.many),
];

/** The facts of every table; the records' own tables are counted by their labels. */
export const tableFactsOf = (records: readonly RecordType[]): Record<string, TableFacts> =>
  Object.fromEntries(
    records.flatMap((record) =>
      Object.entries(record.tables).map(([table, facts]) => [
        table,
        table === record.table ? { noun: tableNoun(record), ...facts } : facts,
      ]),
    ),
  );
