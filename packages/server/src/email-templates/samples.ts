import type { emailTemplatesApi } from '@sitewright/domain/email-templates/api';
import { aTemplateDraft } from '@sitewright/domain/email-templates/email-template.fixture';
import type { Samples } from '../testing/world.ts';

export const samples: Samples<typeof emailTemplatesApi> = {
  list: () => ({ query: {} }),
  read: ({ emailTemplateId }) => ({ params: { emailTemplateId } }),
  add: () => ({ body: aTemplateDraft({ name: 'Another letter' }) }),
  edit: ({ emailTemplateId }) => ({
    params: { emailTemplateId },
    body: { subject: 'Your order {{po.number}}' },
  }),
  remove: ({ emailTemplateId }) => ({ params: { emailTemplateId } }),
};
