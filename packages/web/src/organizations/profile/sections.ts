import type { CompanyProfileDraft } from '@sitewright/domain/organizations/company-profile';

export type FieldName = Exclude<keyof CompanyProfileDraft, 'version'>;

type Kind = 'line' | 'area' | 'date' | 'list' | 'money' | 'number' | 'flag' | 'colour';

export type ProfileField = {
  name: FieldName;
  label: string;
  kind: Kind;
  isRequired?: boolean;
  help?: string;
};

const field = (name: FieldName, label: string, kind: Kind = 'line', help?: string) => ({
  name,
  label,
  kind,
  ...(help && { help }),
});

const required = (name: FieldName, label: string, kind: Kind = 'line') => ({
  ...field(name, label, kind),
  isRequired: true,
});

const section = (id: string, title: string, fields: readonly ProfileField[]) => ({
  id,
  title,
  fields,
});

export type ProfileSection = ReturnType<typeof section>;

const comma = 'Separated by commas';

/** The sections of the company profile, in the order in which they are shown and edited. */
export const sections = [
  section('identity', 'Identity', [
    required('companyName', 'Company name'),
    field('tradingName', 'Trading name'),
    required('companyNumber', 'Company number'),
    field('vatNumber', 'VAT number'),
  ]),
  section('addresses', 'Addresses', [
    required('registeredAddress', 'Registered address', 'area'),
    required('postcode', 'Postcode'),
    field(
      'tradingAddress',
      'Trading address',
      'area',
      'Leave blank if same as the registered address',
    ),
    field('tradingPostcode', 'Trading postcode'),
  ]),
  section('contact', 'Contact', [
    required('phoneNumber', 'Phone number'),
    field('mobileNumber', 'Mobile number'),
    required('emailAddress', 'Email address'),
    field('website', 'Website'),
  ]),
  section('insurance', 'Insurance', [
    field('insuranceProvider', 'Insurer'),
    field('insurancePolicy', 'Policy number'),
    field('insuranceExpiry', 'Insured until', 'date'),
  ]),
  section('policies', 'Policies', [
    field('healthSafetyPolicy', 'Health and safety policy', 'area'),
    field('healthSafetyPolicyReview', 'Next review, health and safety', 'date'),
    field('qualityPolicy', 'Quality policy', 'area'),
    field('qualityPolicyReview', 'Next review, quality', 'date'),
    field('environmentalPolicy', 'Environmental policy', 'area'),
    field('environmentalPolicyReview', 'Next review, environment', 'date'),
  ]),
  section('about', 'About', [
    field('description', 'Description', 'area'),
    field('certifications', 'Certifications', 'list', comma),
    field('specializations', 'Specialisations', 'list', comma),
    field('establishedYear', 'Established in', 'number'),
    field('numberOfEmployees', 'Employees', 'number'),
    field('annualTurnover', 'Annual turnover', 'money'),
  ]),
  section('people', 'People', [
    field('contactPersonName', 'Contact person'),
    field('contactPersonRole', 'Contact’s role'),
    field('emergencyContactName', 'Emergency contact'),
    field('emergencyContactPhone', 'Emergency phone'),
  ]),
  section('construction', 'Construction', [
    field('cisRegistered', 'Registered for CIS', 'flag'),
    field('constructionLineNumber', 'Constructionline number'),
    field('safeContractorApproved', 'SafeContractor approved', 'flag'),
  ]),
] as const;

/** No picture is fetched from another address. */
export const logoAddressHelp = 'Upload the file to use it';

export const branding = section('branding', 'Brand colour', [
  field('brandColor', 'Brand colour', 'colour', 'Such as #1F5FA8'),
  field('logo', 'Logo address', 'line', logoAddressHelp),
]);

export const bank = section('bank', 'Bank', [
  field('bankName', 'Bank'),
  field('bankSortCode', 'Sort code'),
  field('bankAccount', 'Account number'),
]);

/** Where there is no profile yet: what every one needs. */
export const startSection = section(
  'beginning',
  'Company profile',
  sections.flatMap(({ fields }) =>
    fields.filter((candidate: ProfileField) => candidate.isRequired),
  ),
);
