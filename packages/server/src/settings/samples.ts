import type { settingsApi } from '@sitewright/domain/settings/api';
import { aPicture } from '../testing/a-picture.ts';
import type { Samples } from '../testing/world.ts';

export const samples: Samples<typeof settingsApi> = {
  read: () => ({}),
  change: () => ({ body: { name: 'Ann Ray', phone: '0113 496 0123', jobTitle: 'Site agent' } }),
  setPicture: () => ({ file: aPicture() }),
  removePicture: () => ({}),
  picture: ({ picturedUserId }) => ({ params: { userId: picturedUserId } }),
  makeCalendar: () => ({}),
  removeCalendar: () => ({}),
  calendar: () => ({ params: { token: '1.made-up' } }),
  tokens: () => ({}),
  makeToken: () => ({ body: { name: 'Payroll', scopes: ['read'], lifetime: 30 } }),
  revokeToken: ({ tokenId }) => ({ params: { tokenId } }),
};
