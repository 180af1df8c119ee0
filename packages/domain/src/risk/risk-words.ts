export const ramsStatuses = [
  'draft',
  'in_review',
  'approved',
  'issued',
  'superseded',
  'withdrawn',
] as const;

/** How somebody was briefed. */
export const signatureMethods = ['on_screen', 'by_link', 'at_induction'] as const;

/** The best first. */
export const controlTypes = ['eliminate', 'substitute', 'engineer', 'administrate', 'ppe'] as const;

export type RamsStatus = (typeof ramsStatuses)[number];
export type SignatureMethod = (typeof signatureMethods)[number];
export type ControlType = (typeof controlTypes)[number];
