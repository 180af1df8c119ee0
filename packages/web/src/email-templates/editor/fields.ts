import {
  type EmailTemplate,
  EmailTemplateDraft,
} from '@sitewright/domain/email-templates/email-template';
import { standards, type TemplateType } from '@sitewright/domain/email-templates/template-type';
import type * as z from 'zod';
import { textsOf } from '../../forms/field-values.ts';
import type { useForm } from '../../ui/fields/use-form.ts';
import { labelOf } from '../labels.ts';

export const TemplateFields = EmailTemplateDraft.omit({ templateType: true, isActive: true });

type FieldName = keyof z.input<typeof TemplateFields>;
type Values = Record<FieldName, string>;
export type TemplateForm = ReturnType<typeof useForm<typeof TemplateFields>>;

export const valuesOf = (template: Pick<EmailTemplate, FieldName>): Values =>
  textsOf(TemplateFields.shape, template);

/** It begins as we would write it. */
export const beginningOf = (type: TemplateType): Values => {
  const { subject, htmlContent, textContent } = standards[type];
  const name = `${labelOf(type)}, custom`;
  return { name, description: '', subject, htmlContent, textContent };
};
