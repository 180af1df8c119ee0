import { type Problem, problem, refusedAt } from '../kernel/problem.ts';
import { refuseIfChanged } from '../kernel/version.ts';
import {
  EmailTemplate,
  type EmailTemplateChanges,
  type EmailTemplateDraft,
} from './email-template.ts';
import { lint, variablesIn } from './lint.ts';
import type { Written } from './render.ts';
import { standards, type TemplateType } from './template-type.ts';

export const isTaken = problem(
  'email_template.is_taken',
  409,
  'Another template has this name already.',
);

const cannotBeUsed = (fault: string): Problem =>
  problem('email_template.has_faults', 400, `It cannot be used yet: ${fault}`);

/** What a letter of this type may not be written with. */
export function faultsOf(written: Written & { templateType: TemplateType }): string[] {
  const { variables, needed } = standards[written.templateType];
  return lint(written, variables, needed);
}

type Content = Written & { templateType: TemplateType; isActive: boolean };

/** One with faults can be kept, as long as nobody is written to with it. */
function checked<T extends Content>(template: T) {
  const faults = faultsOf(template);
  const [fault] = faults;
  if (fault && template.isActive) throw refusedAt('isActive', cannotBeUsed(fault));
  return { ...template, faults, variables: fault ? [] : variablesIn(template) };
}

export const newTemplate = ({ isActive = true, ...draft }: EmailTemplateDraft) =>
  checked({ ...draft, isActive });

export function editTemplate(
  template: EmailTemplate,
  { version, ...changes }: EmailTemplateChanges,
): EmailTemplate {
  refuseIfChanged(EmailTemplate, template, version);
  return checked({ ...template, ...changes });
}
