/** What somebody said of it; whether it is still in date is counted. */
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

export type CertificateStatus = (typeof certificateStatuses)[number];
export type CertificateState = (typeof certificateStates)[number];
