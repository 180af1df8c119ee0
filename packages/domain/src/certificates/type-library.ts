import { daysAfter } from '../kernel/calendar.ts';
import type { CertificateType } from './certificate-values.ts';

/** How long a certificate is valid, and the label; without a period the document decides. */
type Interval = { months?: number; days?: number; label: string };

const perDocument = { label: 'As stated on the document' };

export const intervals: Record<CertificateType, Interval> = {
  loler_persons: { months: 6, label: 'Every 6 months' },
  loler_accessory: { months: 6, label: 'Every 6 months' },
  loler_equipment: { months: 12, label: 'Every 12 months, or as its examination scheme requires' },
  scaffold: { days: 7, label: 'Every 7 days, and after alteration or bad weather' },
  excavation: { days: 0, label: 'At the start of every shift' },
  first_aid: { months: 36, label: 'Every 3 years' },
  ipaf: { months: 60, label: 'Every 5 years' },
  plant_operator: perDocument,
  pat: { label: 'Based on risk' },
  insurance: perDocument,
  other: perDocument,
};

/** The machine may not lift without it. */
export const isLifting = (type: string): boolean => type.startsWith('loler_');

/** It expires by law, even if the document has no date. */
export const endsByLaw = (type: string): boolean => isLifting(type) || type === 'scaffold';

/** The last valid day; undefined if the document decides. */
export function proposedExpiry(type: CertificateType, issuedDate: string): string | undefined {
  const { months, days } = intervals[type];
  if (days !== undefined) return daysAfter(issuedDate, days);
  if (months !== undefined) return monthsAfter(issuedDate, months);
}

type Paper = {
  certificateType: CertificateType;
  issuedDate?: string | null | undefined;
  expiryDate?: string | null | undefined;
};

/** The last valid day: as the document says, else by law, counted from its issue or the day it was added. */
export function expiryOf(paper: Paper, addedOn?: string): string | null {
  const { certificateType, expiryDate, issuedDate } = paper;
  const from = issuedDate ?? addedOn;
  if (expiryDate || !from || !endsByLaw(certificateType)) return expiryDate ?? null;
  return proposedExpiry(certificateType, from) ?? null;
}

/** The same day of a later month, or its last where it has no such day. */
function monthsAfter(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)))
    .toISOString()
    .slice(0, 10);
}
