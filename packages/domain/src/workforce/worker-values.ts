export const employmentTypes = ['Staff', 'Contractor', 'Agency'] as const;
export const employmentStatuses = ['active', 'on_leave', 'suspended', 'left'] as const;

/** Results of a card check. */
export const cardStates = ['unverified', 'verified', 'failed', 'mismatch'] as const;

/** How the card was checked. */
export const checkMethods = ['smart_check', 'by_eye', 'service'] as const;

/** What the law calls the two lists of documents, and the check online. */
export const rightToWorkKinds = ['list_a', 'list_b', 'share_code'] as const;

/** Whether a worker can work today. */
export const verdicts = ['can', 'warned', 'cannot'] as const;

/** What the list of workers can be narrowed to by their cards. */
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

/** What the figures of a worker are about. */
export const scoreNames = ['timekeeping', 'attendance', 'quality', 'safety'] as const;
export type EmploymentStatus = (typeof employmentStatuses)[number];
export type CardState = (typeof cardStates)[number];
type CheckMethod = (typeof checkMethods)[number];
type RightToWorkKind = (typeof rightToWorkKinds)[number];
export type VerdictState = (typeof verdicts)[number];
export type SealedField = (typeof sealedFields)[number];
export type RevealField = (typeof revealFields)[number];
export type ScoreName = (typeof scoreNames)[number];

export const statusLabels: Record<EmploymentStatus, string> = {
  active: 'Active',
  on_leave: 'On leave',
  suspended: 'Suspended',
  left: 'Left',
};

export const cardStateLabels: Record<CardState, string> = {
  unverified: 'Not checked yet',
  verified: 'Verified',
  failed: 'Failed its check',
  mismatch: 'Not the same person',
};

export const checkMethodLabels: Record<CheckMethod, string> = {
  smart_check: 'In the Smart Check app',
  by_eye: 'By eye',
  service: 'By the Smart Check service',
};

export const rightToWorkLabels: Record<RightToWorkKind, string> = {
  list_a: 'List A document',
  list_b: 'List B document',
  share_code: 'Share code, online',
};

export const verdictLabels: Record<VerdictState, string> = {
  can: 'Can work',
  warned: 'Can work, look into it',
  cannot: 'Cannot work',
};

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

/** What the columns of the training matrix begin with. */
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
