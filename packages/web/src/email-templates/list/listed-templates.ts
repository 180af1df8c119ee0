import type { EmailTemplateRow } from '@sitewright/domain/email-templates/email-template';
import type { StandardLetter } from '@sitewright/domain/email-templates/preview';
import { type TemplateType, templateTypes } from '@sitewright/domain/email-templates/template-type';
import { labelOf } from '../labels.ts';

/** An email in the list: custom, or with the default wording. */
export type ListedTemplate = {
  id: number;
  /** By which the address names it. */
  address: string;
  isOwn: boolean;
  name: string;
  templateType: TemplateType;
  subject: string;
  variables: readonly string[];
  state: 'used' | 'unused' | 'replaced';
  faults: number;
  timesUsed: number;
  updatedAt: string | null;
  updatedByName: string | null;
};

const ofOwn = (row: EmailTemplateRow): ListedTemplate => ({
  ...row,
  address: String(row.id),
  isOwn: true,
  state: row.isActive ? 'used' : 'unused',
});

const ofStandard = (letter: StandardLetter): ListedTemplate => ({
  ...letter,
  // No real template has such an id.
  id: -1 - templateTypes.indexOf(letter.templateType),
  address: letter.templateType,
  isOwn: false,
  name: labelOf(letter.templateType),
  state: letter.replacedBy ? 'replaced' : 'used',
  faults: 0,
  updatedAt: null,
  updatedByName: null,
});

/** Their own first. */
export const listedTemplates = (
  own: readonly EmailTemplateRow[],
  standards: readonly StandardLetter[],
): ListedTemplate[] => [...own.map(ofOwn), ...standards.map(ofStandard)];

export const stateLabels: Record<ListedTemplate['state'], string> = {
  used: 'Active',
  unused: 'Inactive',
  replaced: 'Replaced by custom wording',
};
