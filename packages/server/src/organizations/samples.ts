import type { organizationsApi } from '@sitewright/domain/organizations/api';
import type { Samples } from '../testing/world.ts';

export const samples: Samples<typeof organizationsApi> = {
  current: () => ({}),
  read: () => ({}),
  changePlan: () => ({ body: { maxProjects: 12 } }),
  changeBuying: () => ({ body: { insuranceRule: 'refuse' as const } }),
  changeCosts: () => ({ body: { overtimeAfter: '8', alertLevels: [75, 100] } }),
  profile: () => ({}),
  invite: () => ({ body: { email: 'new.starter@quay.example', role: 'Viewer' } }),
};
