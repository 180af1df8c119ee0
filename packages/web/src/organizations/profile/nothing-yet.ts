import type { FullProfile } from '@sitewright/domain/organizations/company-profile';

/** Before anybody has written anything. */
export const nothingYet = { id: 0, version: 0, brandColor: '#6b7280' } as FullProfile;
