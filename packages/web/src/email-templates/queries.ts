import { emailTemplatesApi } from '@sitewright/domain/email-templates/api';
import type { PreviewRequest } from '@sitewright/domain/email-templates/preview';
import type { TemplateType } from '@sitewright/domain/email-templates/template-type';
import { keepPreviousData } from '@tanstack/react-query';
import { query } from '../platform/query.ts';

/** An email with custom or default wording. */
export type TemplateSource = { id: number } | { templateType: TemplateType };

/** The preview of the email; the previous one stays visible until it is loaded. */
export const previewQuery = (shown: TemplateSource, body: PreviewRequest) => ({
  ...('id' in shown
    ? query(emailTemplatesApi.preview, { params: { emailTemplateId: shown.id }, body })
    : query(emailTemplatesApi.previewStandard, { params: shown, body })),
  placeholderData: keepPreviousData,
});
