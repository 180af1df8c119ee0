import type { organizationsApi } from '@sitewright/domain/organizations/api';
import { aCompanyDraft } from '@sitewright/domain/organizations/company.fixture';
import type { companyApi } from '@sitewright/domain/organizations/company-api';
import { aPicture } from '../testing/a-picture.ts';
import type { Samples } from '../testing/world.ts';

export const samples: Samples<typeof organizationsApi & typeof companyApi> = {
  current: () => ({}),
  read: () => ({}),
  changePlan: () => ({ body: { maxProjects: 12, settings: { defaultWeightUnit: 't' } } }),
  changeBuying: () => ({ body: { insuranceRule: 'refuse' as const } }),
  changeCosts: () => ({ body: { overtimeAfter: '8', alertLevels: [75, 100] } }),
  // Of no group: a member who is required to have it could call nothing else.
  requireTwoFactor: () => ({ body: { roles: [] } }),
  profile: () => ({ query: {} }),
  writeProfile: () => ({ body: aCompanyDraft() }),
  setLogo: () => ({ file: aPicture() }),
  removeLogo: () => ({}),
  logo: ({ organizationId }) => ({ params: { organizationId } }),
  revealBank: () => ({ body: { fields: ['bankAccount'], reason: 'A supplier asks' } }),
};
