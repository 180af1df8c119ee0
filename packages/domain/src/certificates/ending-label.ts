import type { Data } from '../email-templates/language.ts';
import { daysBetween } from '../kernel/calendar.ts';
import { type CertificateType, typeLabels } from './certificate-values.ts';

type Ending = {
  equipmentName: string | null;
  originalFileName: string;
  certificateType: string;
  certificateNumber: string | null;
  expiryDate: string | null;
  projectName: string | null;
  projectSlug: string | null;
};

/** The variables of an expiring certificate for an email. */
export const certificateLetterData = (one: Ending, today: string, publicUrl: string): Data => ({
  what: one.equipmentName ?? one.originalFileName,
  type: typeLabels[one.certificateType as CertificateType],
  number: one.certificateNumber,
  contract: one.projectName,
  ends: one.expiryDate,
  when: whenOf(daysBetween(today, one.expiryDate ?? today)),
  link: one.projectSlug
    ? `${publicUrl}/project/${one.projectSlug}?tab=files&certificates=true`
    : `${publicUrl}/company`,
});

function whenOf(days: number): string {
  if (days < 0) return 'it has expired';
  return ['it ends today', 'it ends tomorrow'][days] ?? `it ends in ${days} days`;
}
