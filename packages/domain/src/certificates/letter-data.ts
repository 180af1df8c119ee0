import type { TemplateData } from '../email-templates/language.ts';
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
export const certificateLetterData = (
  certificate: Ending,
  today: string,
  publicUrl: string,
): TemplateData => ({
  what: certificate.equipmentName ?? certificate.originalFileName,
  type: typeLabels[certificate.certificateType as CertificateType],
  number: certificate.certificateNumber,
  contract: certificate.projectName,
  ends: certificate.expiryDate,
  when: whenOf(daysBetween(today, certificate.expiryDate ?? today)),
  link: certificate.projectSlug
    ? `${publicUrl}/project/${certificate.projectSlug}?tab=files&certificates=true`
    : `${publicUrl}/company`,
});

function whenOf(days: number): string {
  if (days < 0) return 'expired';
  return ['expires today', 'expires tomorrow'][days] ?? `expires in ${days} days`;
}
