/** Statuses that a user sets; expiry is calculated from the dates. */
export const certificateStatuses = ['active', 'superseded', 'revoked', 'failed'] as const;

/** What a register shows. */
export const certificateStates = [
  'active',
  'expiring',
  'expired',
  'superseded',
  'revoked',
  'failed',
] as const;

export const certificateTypes = [
  'loler_persons',
  'loler_accessory',
  'loler_equipment',
  'scaffold',
  'excavation',
  'first_aid',
  'ipaf',
  'plant_operator',
  'pat',
  'insurance',
  'other',
] as const;

/** Statuses that are set after the certificate was added. */
export const verdicts = ['failed', 'revoked'] as const;

export type CertificateStatus = (typeof certificateStatuses)[number];
export type CertificateState = (typeof certificateStates)[number];
export type CertificateType = (typeof certificateTypes)[number];
export type Verdict = (typeof verdicts)[number];

export const stateLabels: Record<CertificateState, string> = {
  active: 'Active',
  expiring: 'Expiring',
  expired: 'Expired',
  superseded: 'Superseded',
  revoked: 'Revoked',
  failed: 'Failed',
};

export const typeLabels: Record<CertificateType, string> = {
  loler_persons: 'Lifting of persons (LOLER)',
  loler_accessory: 'Lifting accessory (LOLER)',
  loler_equipment: 'Lifting equipment (LOLER)',
  scaffold: 'Scaffold inspection',
  excavation: 'Excavation inspection',
  first_aid: 'First aid',
  ipaf: 'IPAF',
  plant_operator: 'Plant operator (CPCS, NPORS)',
  pat: 'Portable appliance test (PAT)',
  insurance: 'Insurance',
  other: 'Other',
};
