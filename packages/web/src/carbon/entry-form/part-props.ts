import type { EntryForm } from './fields.ts';

/** What the fields of a category are given. */
export type PartProps = { form: EntryForm; projectId: number };
