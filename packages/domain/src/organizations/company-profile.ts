import * as z from 'zod';
import { Id, Version } from '../kernel/id.ts';
import { money } from '../kernel/money.ts';
import { dateOf } from '../kernel/period.ts';
import { hasPostcode, tidyPostcode } from '../kernel/postcode.ts';
import { asRead, nullableText, reasoned } from '../kernel/record-fields.ts';
import {
  emptyToNull,
  line,
  requiredLine,
  requiredText,
  text,
  withoutWebAddress,
} from '../kernel/text.ts';
import { Email } from '../session/credentials.ts';
import { companyNumber, phone, vatNumber, wordList } from '../suppliers/fields.ts';
import { bankFields, isMasked, requiredFields } from './company-rules.ts';

const required = <S extends z.ZodType<string, string>>(field: string, schema: S) =>
  z.string(`${field} is required`).trim().min(1, `${field} is required`).pipe(schema);

const postcode = (field: string) =>
  line(field, 10)
    .refine(hasPostcode, `${field} must be a postcode, such as LS10 1AA`)
    .transform(tidyPostcode);

const notAWebsite = 'Website must be an address, such as northgate.example';
const website = line('Website', 200).regex(
  /^(https?:\/\/)?[\w-]+(\.[\w-]+)+([/?#]\S*)?$/i,
  notAWebsite,
);

/** A number on a form arrives as text. */
const wholeNumber = (field: string, least: number, most: number) => {
  const fault = `${field} must be a whole number from ${least} to ${most}`;
  return z
    .union(
      [
        z.number(),
        z
          .string()
          .trim()
          .regex(/^\d{1,9}$/, fault),
      ],
      fault,
    )
    .transform(Number)
    .pipe(z.int(fault).min(least, fault).max(most, fault));
};

/** A masked value that is sent back unchanged keeps the stored value. */
const digits = (field: string, count: number) =>
  z
    .string(`${field} is required`)
    .max(30, `${field} must have ${count} digits`)
    .transform((typed) => (isMasked(typed) ? typed : typed.replaceAll(/[\s-]/g, '')))
    .refine(
      (number) => isMasked(number) || new RegExp(`^\\d{${count}}$`).test(number),
      `${field} must have ${count} digits`,
    );

const label = requiredFields;

/** Omitted fields stay unchanged, null removes a value; six are required. */
export const CompanyProfileDraft = z.object({
  companyName: withoutWebAddress(requiredLine(label.companyName, 200)),
  companyNumber: required(label.companyNumber, companyNumber),
  registeredAddress: requiredText(label.registeredAddress, 500),
  postcode: required(label.postcode, postcode(label.postcode)),
  phoneNumber: required(label.phoneNumber, phone),
  emailAddress: Email,
  tradingName: emptyToNull(withoutWebAddress(line('Trading name', 200))),
  vatNumber: emptyToNull(vatNumber),
  tradingAddress: emptyToNull(text('Trading address', 500)),
  tradingPostcode: emptyToNull(postcode('Trading postcode')),
  mobileNumber: emptyToNull(phone),
  website: emptyToNull(website),
  logo: emptyToNull(
    z.url({ protocol: /^https$/, error: 'Logo must be an https address' }).max(500),
  ),
  brandColor: z
    .string('Brand colour must be a code such as #1F5FA8')
    .trim()
    .regex(/^#[\da-f]{6}$/i, 'Brand colour must be a code such as #1F5FA8')
    .optional(),
  insuranceProvider: emptyToNull(line('Insurer', 200)),
  insurancePolicy: emptyToNull(line('Policy number', 100)),
  insuranceExpiry: emptyToNull(dateOf('Insured until')),
  healthSafetyPolicy: emptyToNull(text('Health and safety policy', 5000)),
  healthSafetyPolicyReview: emptyToNull(dateOf('Health and safety policy review')),
  qualityPolicy: emptyToNull(text('Quality policy', 5000)),
  qualityPolicyReview: emptyToNull(dateOf('Quality policy review')),
  environmentalPolicy: emptyToNull(text('Environmental policy', 5000)),
  environmentalPolicyReview: emptyToNull(dateOf('Environmental policy review')),
  description: emptyToNull(text('Description', 5000)),
  certifications: wordList('Certification').optional(),
  specializations: wordList('Specialisation').optional(),
  establishedYear: emptyToNull(wholeNumber('Established in', 1600, 2100)),
  numberOfEmployees: emptyToNull(wholeNumber('Employees', 0, 1_000_000)),
  annualTurnover: emptyToNull(money('Annual turnover')),
  bankName: emptyToNull(line('Bank', 100)),
  bankAccount: emptyToNull(digits('Account number', 8)),
  bankSortCode: emptyToNull(digits('Sort code', 6)),
  contactPersonName: emptyToNull(line('Contact person', 100)),
  contactPersonRole: emptyToNull(line('Contact person’s role', 100)),
  emergencyContactName: emptyToNull(line('Emergency contact', 100)),
  emergencyContactPhone: emptyToNull(phone),
  cisRegistered: z.boolean().optional(),
  constructionLineNumber: emptyToNull(line('Constructionline number', 50)),
  safeContractorApproved: z.boolean().optional(),
  version: Version.optional(),
});

/** All that the header needs, and all that it is sent. */
const Head = z.object({
  organizationId: Id,
  companyName: z.string(),
  logo: z.string().nullable(),
  /** Whether there is a logo; its path serves it. */
  logoData: z.string().nullable(),
  brandColor: z.string(),
});

/** Bank fields show only their last digits. */
const Rest = z.object({
  id: Id,
  ...asRead(CompanyProfileDraft.omit({ companyName: true, logo: true, brandColor: true }).shape),
  version: Version,
  logoType: nullableText,
  updatedAt: z.iso.datetime(),
});

export const FullProfile = Head.extend(Rest.shape);

/** The header asks for its own view, which comes without the rest. */
export const CompanyProfile = Head.extend(Rest.partial().shape);

export const ProfileQuery = z.object({
  view: z.enum(['whole']).optional(),
  /** A company without a profile is no error then, and the reply is null. */
  isOptional: z.enum(['true']).optional(),
});

/** The bank fields to reveal, and the reason. */
export const BankReveal = z.object({
  fields: z.array(z.enum(bankFields)).min(1, 'Please choose what to reveal').max(3),
  ...reasoned,
});

/** Only the requested fields; null if nothing is stored. */
export const RevealedBank = z.object({
  id: Id,
  bankName: nullableText.optional(),
  bankAccount: nullableText.optional(),
  bankSortCode: nullableText.optional(),
});

export type CompanyProfileDraft = z.infer<typeof CompanyProfileDraft>;
export type CompanyProfile = z.infer<typeof CompanyProfile>;
export type FullProfile = z.infer<typeof FullProfile>;
export type BankReveal = z.infer<typeof BankReveal>;
export type RevealedBank = z.infer<typeof RevealedBank>;
