import { daysBetween } from '../kernel/calendar.ts';
import type { CertificateState, CertificateStatus } from './certificate-values.ts';

const warnedBefore = 30;

type Dated = { status: CertificateStatus; expiryDate: string | null };

/** A status set by a user counts; otherwise the dates decide. */
export function stateOf({ status, expiryDate }: Dated, today: string): CertificateState {
  if (status !== 'active' || !expiryDate) return status;
  if (expiryDate < today) return 'expired';
  return daysBetween(today, expiryDate) <= warnedBefore ? 'expiring' : 'active';
}

/** Days before the expiry on which a reminder is sent. */
const steps = [0, 7, 30, 60] as const;

export const firstReminder = 60;

type Reminded = Dated & { remindedAt: number | null };

/** The reminder that is due, unless it or a later one has been sent. */
export function reminderDue(certificate: Reminded, today: string): number | undefined {
  const { status, expiryDate, remindedAt } = certificate;
  if (status !== 'active' || !expiryDate) return;
  const left = daysBetween(today, expiryDate);
  return steps.find((step) => left <= step && (remindedAt === null || step < remindedAt));
}
