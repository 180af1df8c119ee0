import { keysOf } from '../kernel/keys-of.ts';

/** Statuses that a user sets; expiry is calculated from the dates. */
export const certificateStatuses = ['active', 'superseded', 'revoked', 'failed'] as const;

/** Statuses that are set after the certificate was added. */
export const verdicts = ['failed', 'revoked'] as const;

export type CertificateStatus = (typeof certificateStatuses)[number];
export type Verdict = (typeof verdicts)[number];

/** Filters of the register. */
export const stateLabels = {
  active: 'Active',
  expiring: 'Expiring',
  expired: 'Expired',
  superseded: 'Superseded',
  revoked: 'Revoked',
  failed: 'Failed',
};
export const certificateStates = keysOf(stateLabels);
export type CertificateState = keyof typeof stateLabels;

export const typeLabels = {
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
export const certificateTypes = keysOf(typeLabels);
export type CertificateType = keyof typeof typeLabels;
