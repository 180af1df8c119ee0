import { tidyChecklist } from '@sitewright/domain/projects/checklist';
import { contactFields, contactNumbers } from '@sitewright/domain/projects/contact';
import { type Project, ProjectDraft } from '@sitewright/domain/projects/project';
import { doDatesCross, finishesBeforeStart } from '@sitewright/domain/projects/rules';
import { statuses } from '@sitewright/domain/projects/status';
import * as z from 'zod';
import { emptyToUndefined, textsOf } from '../../forms/field-values.ts';
import type { useForm } from '../../ui/fields/use-form.ts';

/** The request body; a select without a choice holds the empty text. */
export const ContractFields = ProjectDraft.omit({ organizationId: true, statusReason: true })
  .extend({ status: emptyToUndefined(z.enum(statuses)) })
  .refine((filled) => !doDatesCross(filled), {
    path: ['finishDate'],
    error: finishesBeforeStart.message,
    // Also while other fields have errors, so that all errors are shown at once.
    when: () => true,
  });

export type FieldName = keyof z.input<typeof ContractFields>;
export type Values = Record<FieldName, string>;
export type Filled = z.output<typeof ContractFields>;
export type ContractForm = ReturnType<typeof useForm<typeof ContractFields>>;

type Section = { id: string; title: string; fields: readonly FieldName[] };

/** In the order of the page, which is that of the error summary too. */
export const sections = [
  {
    id: 'basics',
    title: 'Basics',
    fields: ['name', 'slug', 'code', 'icon', 'division', 'status', 'description'],
  },
  { id: 'site', title: 'Site', fields: ['address', 'postcode', 'location'] },
  { id: 'client', title: 'Client', fields: ['clientName', 'clientAddress'] },
  {
    id: 'money',
    title: 'Money and dates',
    fields: ['contractValue', 'budget', 'startDate', 'finishDate'],
  },
  {
    id: 'contacts',
    title: 'Contacts',
    fields: contactNumbers.flatMap((n) => Object.values(contactFields(n))),
  },
  { id: 'picture', title: 'Picture and checklist', fields: ['checklist'] },
] as const satisfies readonly Section[];

const names: readonly FieldName[] = sections.flatMap(({ fields }) => fields);

export const blank = Object.fromEntries(names.map((name) => [name, ''])) as Values;

/** A contract as the form shows it; its status is changed by an action of its own. */
export const valuesOf = (project: Project): Values => ({
  ...textsOf(blank, project),
  status: '',
});

export const differences = (before: Values, after: Values): FieldName[] =>
  names.filter((name) => before[name] !== after[name]);

export const tidied = ({ checklist, ...filled }: Filled): Filled => ({
  ...filled,
  checklist: checklist && tidyChecklist(checklist),
});
