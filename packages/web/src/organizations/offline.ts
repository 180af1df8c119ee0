import { organizationsApi } from '@sitewright/domain/organizations/api';
import { defaultSettings } from '@sitewright/domain/organizations/organization';
import { offlineAnswer } from '../platform/offline/answer.ts';

export const offlineAnswers = [
  offlineAnswer(organizationsApi.current, async (packs) => {
    const company = await packs.company();
    return company && { ...company.organization, settings: defaultSettings, canSendEmail: true };
  }),
  offlineAnswer(organizationsApi.profile, async (packs, { text }) => {
    const company = await packs.company();
    // The whole profile is not kept.
    if (!company || text('view')) return;
    return company.brand && { ...company.brand, logo: null, logoData: null };
  }),
];
