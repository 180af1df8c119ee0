import type { Project } from '@sitewright/domain/projects/project';
import { issueTypes, type Priority } from '@sitewright/domain/site-issues/issue-values';
import { defaultTargetDate } from '@sitewright/domain/site-issues/rules';
import {
  type Assignee,
  type SiteIssue,
  SiteIssueDraft,
} from '@sitewright/domain/site-issues/site-issue';
import * as z from 'zod';
import { textsOf } from '../../forms/field-values.ts';
import type { useForm } from '../../ui/fields/use-form.ts';

/** As a form has them; a colleague is found by their name. */
export const IssueFields = SiteIssueDraft.omit({ projectId: true, assignedUserId: true }).extend({
  issueType: z.enum(issueTypes, 'Choose a type'),
});

export type Filled = z.output<typeof IssueFields>;
type Values = Record<keyof typeof IssueFields.shape, string>;
export type IssueForm = ReturnType<typeof useForm<typeof IssueFields>>;

/**
 * In the order of the form, as its faults are listed. The type is chosen: a missing guard rail must not become a snag
 * because nobody looked.
 */
export const blankFor = (reportedBy: string, today: string): Values => ({
  issueDescription: '',
  issueType: '',
  priority: 'medium',
  location: '',
  assignedTo: '',
  targetDate: defaultTargetDate(today, 'medium'),
  immediateActions: '',
  proposedSolution: '',
  rootCause: '',
  costImpact: '',
  daysImpact: '',
  reportedBy,
  date: today,
});

export const valuesOf = (issue: SiteIssue): Values => textsOf(IssueFields.shape, issue);

type FormContext = { assignees: readonly Assignee[]; seesMoney: boolean };

/** Who does not see the money says nothing of it. */
export function bodyOf({ costImpact, ...filled }: Filled, { assignees, seesMoney }: FormContext) {
  const colleague = assignees.find(({ name }) => name === filled.assignedTo);
  return {
    ...filled,
    assignedUserId: colleague?.userId ?? null,
    ...(seesMoney && { costImpact }),
  };
}

export const draftOf = (project: Project, filled: Filled, context: FormContext) => ({
  projectId: project.id,
  ...bodyOf(filled, context),
});

/** Whether anything was written: a report with a changed priority or date alone is no draft. */
export const hasText = (before: Values, after: Values): boolean =>
  typedTexts.some((name) => before[name] !== after[name]);

const typedTexts = [
  'issueDescription',
  'location',
  'assignedTo',
  'immediateActions',
  'proposedSolution',
  'rootCause',
  'costImpact',
  'daysImpact',
] as const;

/** Its target date follows the priority until the user chooses one. */
export function withPriority(values: Values, priority: Priority): Values {
  const wasProposed =
    values.targetDate === defaultTargetDate(values.date, values.priority as Priority);
  const targetDate = wasProposed ? defaultTargetDate(values.date, priority) : values.targetDate;
  return { ...values, priority, targetDate };
}
