import type * as z from 'zod';
import type { CompanyProfileDraft, FullProfile } from './company-profile.ts';

type Draft = z.input<typeof CompanyProfileDraft>;

export const aCompanyDraft = (over: Partial<Draft> = {}): Draft => ({
  companyName: 'Quay Street Ltd',
  companyNumber: '01234567',
  registeredAddress: '1 Quay Street, Leeds',
  postcode: 'LS1 1AA',
  phoneNumber: '0113 496 0000',
  emailAddress: 'office@quay.example',
  ...over,
});

const plain: FullProfile = {
  id: 1,
  version: 1,
  organizationId: 1,
  companyName: 'Quay Street Ltd',
  companyNumber: '01234567',
  registeredAddress: '1 Quay Street, Leeds',
  postcode: 'LS1 1AA',
  phoneNumber: '0113 496 0000',
  emailAddress: 'office@quay.example',
  tradingName: null,
  vatNumber: null,
  tradingAddress: null,
  tradingPostcode: null,
  mobileNumber: null,
  website: null,
  logo: null,
  logoData: null,
  logoType: null,
  brandColor: '#6b7280',
  insuranceProvider: null,
  insurancePolicy: null,
  insuranceExpiry: null,
  healthSafetyPolicy: null,
  healthSafetyPolicyReview: null,
  qualityPolicy: null,
  qualityPolicyReview: null,
  environmentalPolicy: null,
  environmentalPolicyReview: null,
  description: null,
  certifications: [],
  specializations: [],
  establishedYear: null,
  numberOfEmployees: null,
  annualTurnover: null,
  bankName: null,
  bankAccount: null,
  bankSortCode: null,
  contactPersonName: null,
  contactPersonRole: null,
  emergencyContactName: null,
  emergencyContactPhone: null,
  cisRegistered: false,
  constructionLineNumber: null,
  safeContractorApproved: false,
  updatedAt: '2026-11-15T10:00:00.000Z',
};

export const aFullProfile = (over: Partial<FullProfile> = {}): FullProfile => ({
  ...plain,
  ...over,
});
