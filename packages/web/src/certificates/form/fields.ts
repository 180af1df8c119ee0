import { CertificateDraft, type HseCertificate } from '@sitewright/domain/certificates/certificate';
import type { CertificateType } from '@sitewright/domain/certificates/certificate-values';
import {
  type FileNameGuess,
  guessFromFileName,
} from '@sitewright/domain/certificates/file-name-guess';
import { areDatesReversed, endsBeforeStart } from '@sitewright/domain/certificates/rules';
import { endsByLaw, proposedExpiry } from '@sitewright/domain/certificates/type-library';
import type * as z from 'zod';
import { textsOf } from '../../forms/field-values.ts';
import { isDate } from '../../ui/fields/parse-date.ts';
import type { useForm } from '../../ui/fields/use-form.ts';

export const CertificateFields = CertificateDraft.omit({ projectId: true, renewsId: true })
  .refine((filled) => !areDatesReversed(filled), {
    path: ['expiryDate'],
    error: endsBeforeStart.message,
    when: () => true,
  })
  .refine((filled) => filled.expiryDate || !endsByLaw(String(filled.certificateType)), {
    path: ['expiryDate'],
    error: 'Expiry is required for lifting gear and scaffolds',
    when: () => true,
  });

export type Values = Record<keyof z.input<typeof CertificateFields>, string>;
type Filled = z.output<typeof CertificateFields>;
export type Form = ReturnType<typeof useForm<typeof CertificateFields>>;

const blank: Values = {
  certificateType: '',
  plantHireEntryId: '',
  equipmentName: '',
  certificateNumber: '',
  issuedBy: '',
  issuedDate: '',
  expiryDate: '',
  notes: '',
};

/** Initial values from the file name. */
export const valuesOfFile = ({ name }: File): Values => ({ ...blank, ...guessFromFileName(name) });

export const valuesOf = (certificate: HseCertificate): Values => textsOf(blank, certificate);

/** The values of the old certificate, with the number and dates of the new one. */
export function valuesOfRenewal(old: HseCertificate, file: File): Values {
  const { certificateNumber, issuedDate }: FileNameGuess = guessFromFileName(file.name);
  const renewed = { ...valuesOf(old), certificateNumber, issuedDate, expiryDate: '', notes: '' };
  return { ...renewed, expiryDate: expiryOf(renewed) };
}

/** A change of type or issue moves an expiry that was only proposed. */
export const withExpiry = (before: Values, after: Values): Values =>
  [expiryOf(before), ''].includes(before.expiryDate)
    ? { ...after, expiryDate: expiryOf(after) }
    : after;

const expiryOf = ({ certificateType, issuedDate }: Values): string =>
  (certificateType &&
    isDate(issuedDate) &&
    proposedExpiry(certificateType as CertificateType, issuedDate)) ||
  '';

/** As an address holds it: what is empty is left out. */
export const queryOf = (filled: Filled) =>
  Object.fromEntries(
    Object.entries(filled).filter(([, value]) => value !== null && value !== undefined),
  ) as Filled;
