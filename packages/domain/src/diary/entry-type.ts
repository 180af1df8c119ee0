/** The types of entries. */
export const entryTypes = ['labour', 'plant', 'material'] as const;
export type EntryType = (typeof entryTypes)[number];
