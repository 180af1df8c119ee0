import type { emailTemplatesApi } from '@sitewright/domain/email-templates/api';
import { aTemplateDraft } from '@sitewright/domain/email-templates/email-template.fixture';
import type { Samples } from '../testing/world.ts';

export const samples: Samples<typeof emailTemplatesApi> = {
  list: () => ({ query: {} }),
  standards: () => ({}),
  records: () => ({ query: { templateType: 'po_issued' } }),
  read: ({ emailTemplateId }) => ({ params: { emailTemplateId } }),
  add: () => ({ body: aTemplateDraft({ name: 'Another letter' }) }),
  copy: ({ emailTemplateId }) => ({ params: { emailTemplateId } }),
  edit: ({ emailTemplateId }) => ({
    params: { emailTemplateId },
    body: { subject: 'Your order {{po.number}}' },
  }),
  activate: ({ emailTemplateId }) => ({ params: { emailTemplateId } }),
  deactivate: ({ emailTemplateId }) => ({ params: { emailTemplateId } }),
  versions: ({ emailTemplateId }) => ({ params: { emailTemplateId } }),
  restore: ({ emailTemplateId }) => ({ params: { emailTemplateId }, body: { number: 1 } }),
  standardise: ({ emailTemplateId }) => ({ params: { emailTemplateId }, body: {} }),
  preview: ({ emailTemplateId, purchaseOrderId, projectId }) => ({
    params: { emailTemplateId },
    body: { recordId: purchaseOrderId, projectId },
  }),
  previewStandard: ({ diaryEntryId, projectId }) => ({
    params: { templateType: 'diary_shared' },
    body: { recordId: diaryEntryId, projectId },
  }),
  test: ({ emailTemplateId, purchaseOrderId, projectId }) => ({
    params: { emailTemplateId },
    body: { recordId: purchaseOrderId, projectId },
  }),
  testStandard: ({ diaryEntryId, projectId }) => ({
    params: { templateType: 'diary_shared' },
    body: { recordId: diaryEntryId, projectId },
  }),
  letters: () => ({ query: {} }),
  tryAgain: ({ sentLetterId }) => ({ params: { sentLetterId } }),
  remove: ({ emailTemplateId }) => ({ params: { emailTemplateId } }),
};
