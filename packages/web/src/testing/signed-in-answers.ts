import { notificationsApi } from '@sitewright/domain/notifications/api';
import { organizationsApi } from '@sitewright/domain/organizations/api';
import type { CompanyProfile } from '@sitewright/domain/organizations/company-profile';
import {
  defaultFeatures,
  defaultSettings,
  type Organization,
} from '@sitewright/domain/organizations/organization';
import { projectsApi } from '@sitewright/domain/projects/api';
import * as fixture from '@sitewright/domain/projects/project.fixture';
import { teamApi } from '@sitewright/domain/team/api';
import { answer } from './fake-api.ts';

export const anOrganization = (over: Partial<Organization> = {}): Organization => ({
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

/** For the tests of the screens that only need some contract. */
export const { aProject } = fixture;

/** What the shell and the contracts list ask for. */
export const signedInAnswers = [
  answer(organizationsApi.current, () => anOrganization()),
  answer(organizationsApi.profile, () => aCompanyProfile()),
  answer(notificationsApi.unread, () => ({ unread: 0 })),
  answer(notificationsApi.list, () => []),
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
