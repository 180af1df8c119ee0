import { type TemplateType, templateTypes } from '@sitewright/domain/email-templates/template-type';
import { templateTypeLabels } from '@sitewright/domain/email-templates/type-labels';

export const labelOf = (type: string): string =>
  templateTypeLabels[type as TemplateType]?.label ?? type;

export const typeOptions = templateTypes.map((value) => ({
  value,
  label: templateTypeLabels[value].label,
}));

export const typeNamed = (name: string | undefined): TemplateType | undefined =>
  templateTypes.find((type) => type === name);

export const partLabels = {
  subject: 'Subject',
  htmlContent: 'HTML',
  textContent: 'Plain text',
} as const;
