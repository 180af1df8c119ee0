import { emailTemplatesApi } from '@sitewright/domain/email-templates/api';
import type { PreviewRequest } from '@sitewright/domain/email-templates/preview';
import type { TemplateType } from '@sitewright/domain/email-templates/template-type';
import { keepPreviousData } from '@tanstack/react-query';
import { query } from '../platform/query.ts';

/** A letter in the company's own words, or in the standard ones. */
export type TemplateSource = { id: number } | { templateType: TemplateType };

/** The letter as it would arrive; the one before it stays in sight until it is there. */
export const previewQuery = (shown: TemplateSource, body: PreviewRequest) => ({
  ...('id' in shown
    ? query(emailTemplatesApi.preview, { params: { emailTemplateId: shown.id }, body })
    : query(emailTemplatesApi.previewStandard, { params: shown, body })),
  placeholderData: keepPreviousData,
});
