import { type Actor, can } from '../kernel/access.ts';
import {
  badRequest,
  conflict,
  notAllowed,
  type Problem,
  refusedAt,
  refuseIf,
} from '../kernel/problem.ts';
import { refuseIfChanged } from '../kernel/version.ts';
import {
  EmailTemplate,
  type EmailTemplateChanges,
  type EmailTemplateDraft,
} from './email-template.ts';
import { type Finding, faultsIn, lint, variablesIn } from './lint.ts';
import type { TemplateText } from './render.ts';
import type { SentLetter } from './sent-letter.ts';
import { allVariables, standards, type TemplateType } from './template-type.ts';

export const templateNameTaken = conflict(
  'email_template.is_taken',
  'Another template already has this name.',
);

const neverSentType = conflict(
  'email_template.is_never_sent',
  'This type has no default wording to reset to.',
);

const letterNotEmailed = conflict(
  'sent_letter.not_emailed',
  'No mail server was set up when this email was created. It cannot be sent later.',
);
const letterAlreadySent = conflict('sent_letter.already_sent', 'This email has already been sent.');

const cannotBeUsed = (fault: string): Problem =>
  badRequest('email_template.has_faults', `This template cannot be used yet: ${fault}`);

type Typed = TemplateText & { templateType: TemplateType };

/** The findings for a template of this type. */
export const findingsOf = (written: Typed): Finding[] =>
  lint(written, standards[written.templateType], allVariables);

type Content = Typed & { isActive: boolean };

/** A template with errors can be saved, but not be in use. */
function checked<T extends Content>(template: T) {
  const findings = findingsOf(template);
  const [fault] = faultsIn(findings);
  if (fault && template.isActive) throw refusedAt('isActive', cannotBeUsed(fault.message));
  return { ...template, findings, variables: fault ? [] : variablesIn(template) };
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

/** Restores an earlier version or the standard; with errors it is no longer in use. */
export function replaceTemplateText(
  template: EmailTemplate,
  { subject, htmlContent, textContent }: TemplateText,
  version: number | undefined,
): EmailTemplate {
  refuseIfChanged(EmailTemplate, template, version);
  const reworded = { ...template, subject, htmlContent, textContent };
  const isSound = faultsIn(findingsOf(reworded)).length === 0;
  return checked({ ...reworded, isActive: template.isActive && isSound });
}

/** The standard template. */
export function standardFor({ templateType }: Pick<EmailTemplate, 'templateType'>): TemplateText {
  refuseIf(templateType === 'custom' ? neverSentType : undefined);
  return standards[templateType];
}

/** The copy is not in use until it is switched on. */
export function copyTemplate(
  template: EmailTemplate,
  taken: readonly string[],
): EmailTemplateDraft {
  const { templateType, subject, htmlContent, textContent, description } = template;
  const words = { templateType, subject, htmlContent, textContent, description };
  const names = Array.from({ length: taken.length + 1 }, (_, place) =>
    nameOfCopy(template.name, place),
  );
  const name = names.find((one) => !taken.includes(one)) ?? template.name;
  return { ...words, name, isActive: false };
}

const nameOfCopy = (name: string, place: number): string => {
  const ending = place === 0 ? ', copy' : `, copy ${place + 1}`;
  return `${name.slice(0, 100 - ending.length)}${ending}`;
};

export const isTextChanged = (before: TemplateText, after: TemplateText): boolean =>
  before.subject !== after.subject ||
  before.htmlContent !== after.htmlContent ||
  before.textContent !== after.textContent;

/** A template with errors is not sent, not even as a test. */
export function refuseIfFaulty(written: Typed): void {
  const [fault] = faultsIn(findingsOf(written));
  if (fault) throw refusedAt(fault.part, cannotBeUsed(fault.message));
}

export function obstacleToTryingAgain({ status }: Pick<SentLetter, 'status'>): Problem | undefined {
  if (status === 'sent') return letterAlreadySent;
  return status === 'not_emailed' ? letterNotEmailed : undefined;
}

export const obstacleToReading = (actor: Actor): Problem | undefined =>
  can(actor, 'emailTemplate', 'R') ? undefined : notAllowed;

export const obstacleToWriting = (actor: Actor): Problem | undefined =>
  can(actor, 'emailTemplate', 'U') ? undefined : notAllowed;
