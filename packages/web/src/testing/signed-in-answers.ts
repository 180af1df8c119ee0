import { notificationsApi } from '@sitewright/domain/notifications/api';
import { organizationsApi } from '@sitewright/domain/organizations/api';
import type { CompanyProfile } from '@sitewright/domain/organizations/company-profile';
import {
  type CurrentOrganization,
  defaultFeatures,
  defaultSettings,
  type OrganizationInUse,
} from '@sitewright/domain/organizations/organization';
import { overviewApi } from '@sitewright/domain/overview/api';
import type { GettingStarted } from '@sitewright/domain/overview/getting-started';
import { projectsApi } from '@sitewright/domain/projects/api';
import * as fixture from '@sitewright/domain/projects/project.fixture';
import { teamApi } from '@sitewright/domain/team/api';
import { answer } from './fake-api.ts';

export const anOrganization = (over: Partial<CurrentOrganization> = {}): CurrentOrganization => ({
  id: 1,
  name: 'Quay Construction',
  slug: 'quay-construction',
  country: 'United Kingdom',
  subscriptionPlan: 'basic',
  subscriptionStatus: 'active',
  maxUsers: 10,
  maxProjects: 5,
  features: defaultFeatures,
  settings: defaultSettings,
  canSendEmail: true,
  ...over,
});

export const anOrganizationInUse = (over: Partial<OrganizationInUse> = {}): OrganizationInUse => ({
  ...anOrganization(),
  domain: null,
  mayChangePlan: true,
  logo: null,
  address: '1 Quay Street, Leeds',
  city: 'Leeds',
  postcode: 'LS1 1AA',
  phone: '0113 496 0000',
  email: 'office@quay.example',
  website: null,
  vatNumber: null,
  companyNumber: '01234567',
  createdAt: '2025-03-04T09:00:00.000Z',
  createdBy: 1,
  updatedAt: '2026-11-15T10:00:00.000Z',
  usage: { users: 1, projects: 1 },
  twoFactorRoles: [],
  ...over,
});

export const aCompanyProfile = (over: Partial<CompanyProfile> = {}): CompanyProfile => ({
  organizationId: 1,
  companyName: 'Quay Construction',
  logo: null,
  logoData: null,
  brandColor: '#6b7280',
  ...over,
});

/** A company that has everything, or all but what is said. */
export const aStart = (over: Partial<GettingStarted> = {}): GettingStarted => ({
  profile: true,
  contract: true,
  colleague: true,
  supplier: true,
  order: true,
  diaryEntry: true,
  ...over,
});

/** For the tests of the screens that only need some contract. */
export const { aProject } = fixture;

/** What the shell and the contracts list ask for. */
export const signedInAnswers = [
  answer(organizationsApi.current, () => anOrganization()),
  answer(organizationsApi.profile, () => aCompanyProfile()),
  answer(notificationsApi.unread, () => ({ unread: 0 })),
  answer(notificationsApi.list, () => []),
  answer(overviewApi.gettingStarted, () => aStart()),
  answer(teamApi.list, () => []),
  answer(projectsApi.list, () => [aProject()]),
  answer(projectsApi.readBySlug, () => aProject()),
  answer(projectsApi.read, () => aProject()),
  answer(projectsApi.naming, () => ({
    suggestedSlug: 'contract',
    suggestedCode: 'QC-001',
    isSlugFree: true,
    codeIsOf: null,
  })),
];
