import { organizationsApi } from '@sitewright/domain/organizations/api';
import {
  type CompanyProfile,
  defaultFeatures,
  defaultSettings,
  type Organization,
} from '@sitewright/domain/organizations/organization';
import { projectsApi } from '@sitewright/domain/projects/api';
import type { Project } from '@sitewright/domain/projects/project';
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

export const aProject = (over: Partial<Project> = {}): Project => ({
  id: 1,
  organizationId: 1,
  name: 'Quay Street',
  slug: 'quay-street',
  status: 'Open',
  createdAt: '2026-03-02T09:00:00.000Z',
  createdBy: 1,
  updatedAt: '2026-03-02T09:00:00.000Z',
  updatedBy: 1,
  version: 1,
  ...over,
});

/** What the shell and the contracts list ask for. */
export const signedInAnswers = [
  answer(organizationsApi.current, () => anOrganization()),
  answer(organizationsApi.profile, () => aCompanyProfile()),
  answer(projectsApi.list, () => [aProject()]),
  answer(projectsApi.readBySlug, () => aProject()),
];
