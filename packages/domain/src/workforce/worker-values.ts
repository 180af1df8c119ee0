import { keysOf } from '../kernel/keys-of.ts';

export const employmentTypes = ['Staff', 'Contractor', 'Agency'] as const;

/** Card filters of the list of workers. */
export const cardFilters = ['valid', 'expiring', 'expired', 'none', 'to_check'] as const;

/** Sealed fields: revealed one worker at a time, with a reason. */
export const identityFields = [
  'dateOfBirth',
  'nationalInsurance',
  'rightToWork',
  'drivingLicense',
  'bankDetails',
  'taxCode',
] as const;
export const healthFields = ['medicalConditions', 'allergies', 'sickDays'] as const;
export const sealedFields = [...identityFields, ...healthFields] as const;
export const revealFields = [...sealedFields, 'rates'] as const;

/** The kinds of scores of a worker. */
export const scoreNames = ['timekeeping', 'attendance', 'quality', 'safety'] as const;
export type SealedField = (typeof sealedFields)[number];
export type RevealField = (typeof revealFields)[number];
export type ScoreName = (typeof scoreNames)[number];

export const statusLabels = {
  active: 'Active',
  on_leave: 'On leave',
  suspended: 'Suspended',
  left: 'Left',
};
export const employmentStatuses = keysOf(statusLabels);
export type EmploymentStatus = keyof typeof statusLabels;

/** Results of a card check. */
export const cardStateLabels = {
  unverified: 'Not checked yet',
  verified: 'Verified',
  failed: 'Failed the check',
  mismatch: 'Not the same person',
};
export const cardStates = keysOf(cardStateLabels);
export type CardState = keyof typeof cardStateLabels;

/** How the card was checked. */
export const checkMethodLabels = {
  smart_check: 'Smart Check app',
  by_eye: 'Visual check',
  service: 'Smart Check service',
};
export const checkMethods = keysOf(checkMethodLabels);

/** The legal names of the two lists of documents, and the online check. */
export const rightToWorkLabels = {
  list_a: 'List A document',
  list_b: 'List B document',
  share_code: 'Share code, online',
};
export const rightToWorkKinds = keysOf(rightToWorkLabels);

/** Whether a worker can work today. */
export const verdictLabels = {
  can: 'Can work',
  warned: 'Can work, with warnings',
  cannot: 'Cannot work',
};
export const verdicts = keysOf(verdictLabels);
export type VerdictState = keyof typeof verdictLabels;

export const revealLabels: Record<RevealField, string> = {
  dateOfBirth: 'Date of birth',
  nationalInsurance: 'National Insurance number',
  rightToWork: 'Right to work',
  drivingLicense: 'Driving licence',
  bankDetails: 'Bank details',
  taxCode: 'Tax code',
  medicalConditions: 'Medical conditions',
  allergies: 'Allergies',
  sickDays: 'Sick days',
  rates: 'Pay',
};

/** The schemes whose cards are seen on sites. */
export const cardSchemes = [
  'CSCS',
  'CPCS',
  'NPORS',
  'ECS / JIB',
  'CISRS',
  'JIB-PMES',
  'Engineering Services SKILLcard',
  'CCDO',
] as const;

/** The cards of CSCS itself, with their colours; other schemes have their own. */
export const cardTypes = [
  { type: 'Labourer', colour: 'green' },
  { type: 'Apprentice', colour: 'red' },
  { type: 'Trainee', colour: 'red' },
  { type: 'Experienced Worker', colour: 'red' },
  { type: 'Experienced Technical, Supervisor or Manager', colour: 'red' },
  { type: 'Industry Placement', colour: 'red' },
  { type: 'Skilled Worker', colour: 'blue' },
  { type: 'Advanced Craft', colour: 'gold' },
  { type: 'Supervisory', colour: 'gold' },
  { type: 'Manager', colour: 'black' },
  { type: 'Academically Qualified Person', colour: 'white' },
  { type: 'Professionally Qualified Person', colour: 'white' },
  { type: 'Industry Accreditation', colour: 'none' },
] as const;

/** The first columns of the training matrix. */
export const usualCompetences = [
  'CPCS',
  'NPORS',
  'IPAF',
  'PASMA',
  'First aid at work',
  'Asbestos awareness',
  'SMSTS',
  'SSSTS',
  'Face-fit test',
  'Working at height',
  'Manual handling',
] as const;
