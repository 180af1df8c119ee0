export const employmentTypes = ['Staff', 'Contractor', 'Agency'] as const;
export const employmentStatuses = ['active', 'on_leave', 'suspended', 'left'] as const;

/** What came of looking at a card. */
export const cardStates = ['unverified', 'verified', 'failed', 'mismatch'] as const;

/** How it was looked at. */
export const checkMethods = ['smart_check', 'by_eye', 'service'] as const;

/** What the law calls the two lists of documents, and the check online. */
export const rightToWorkKinds = ['list_a', 'list_b', 'share_code'] as const;

export type EmploymentType = (typeof employmentTypes)[number];
export type EmploymentStatus = (typeof employmentStatuses)[number];
export type CardState = (typeof cardStates)[number];
export type CheckMethod = (typeof checkMethods)[number];
