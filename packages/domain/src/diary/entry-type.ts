/** What an entry is about. */
export const entryTypes = ['labour', 'plant', 'material'] as const;
export type EntryType = (typeof entryTypes)[number];
