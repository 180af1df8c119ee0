import { type TemplateType, templateTypes } from '@sitewright/domain/email-templates/template-type';
import { typeWords } from '@sitewright/domain/email-templates/type-labels';

export const labelOf = (type: string): string => typeWords[type as TemplateType]?.label ?? type;

export const typeOptions = templateTypes.map((value) => ({ value, label: typeWords[value].label }));

export const typeNamed = (name: string | undefined): TemplateType | undefined =>
  templateTypes.find((type) => type === name);

export const partLabels = {
  subject: 'Subject',
  htmlContent: 'HTML',
  textContent: 'Plain text',
} as const;
