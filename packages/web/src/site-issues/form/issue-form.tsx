import {
  issueTypes,
  type Priority,
  priorities,
  priorityLabels,
  typeLabels,
} from '@sitewright/domain/site-issues/issue-values';
import { seesMoney } from '@sitewright/domain/site-issues/shown-to';
import type { ReactNode } from 'react';
import { useActor } from '../../platform/session.ts';
import { ComboboxField } from '../../ui/fields/combobox-field.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { optionsOf } from '../../ui/fields/options.ts';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { twoColumns } from '../../ui/layout/section.tsx';
import { assigneeHints, useAssignees } from '../assignees.ts';
import { priorityStyles } from '../badges.tsx';
import { ChoiceChips } from './choice-chips.tsx';
import { type IssueForm as Form, withPriority } from './fields.ts';

type Props = {
  form: Form;
  today: string;
  /** Above the fields, where a report begins with the camera. */
  photos?: ReactNode;
  /** For a report: optional fields are behind a button. */
  isShort: boolean;
  saveBar: ReactNode;
};

const types = optionsOf(issueTypes, typeLabels);
const priorityOptions = optionsOf(priorities, priorityLabels).map((option) => ({
  ...option,
  icon: priorityStyles[option.value].icon,
}));

/** A photo, a line and a type are enough; all else can follow. */
export const IssueForm = ({ form, today, photos, isShort, saveBar }: Props) => (
  <form
    {...form.bind}
    aria-label="Site issue"
    className="grid max-w-[44rem] grid-cols-[minmax(0,1fr)] gap-4 max-md:gap-3"
  >
    <ErrorSummary form={form} />
    <div className="grid gap-4 rounded-card border border-line bg-surface p-5 max-md:p-4">
      {photos}
      <TextArea
        label="What is the issue?"
        help="The first line becomes the title"
        required
        autoFocus={isShort}
        {...form.field('issueDescription')}
      />
      <ChoiceChips label="Type" options={types} {...form.field('issueType')} />
      <ChoiceChips
        label="Priority"
        options={priorityOptions}
        {...form.field('priority')}
        onChange={(priority: Priority) => form.fill(withPriority(form.values, priority))}
      />
      <details open={!isShort}>
        <summary className="inline-flex min-h-6 cursor-pointer items-center text-sm font-medium text-link site:min-h-11">
          More details
        </summary>
        <div className="mt-3 grid gap-4">
          <Details form={form} today={today} />
        </div>
      </details>
    </div>
    {saveBar}
  </form>
);

const Details = ({ form, today }: Pick<Props, 'form' | 'today'>) => (
  <>
    <div className={twoColumns}>
      <TextField
        label="Location"
        isOptional
        help="Such as Stair 2, level 3"
        {...form.field('location')}
      />
      <AssigneeField form={form} />
      <DateField
        label="Target date"
        isOptional
        help="Suggested from the priority"
        today={today}
        {...form.field('targetDate')}
      />
    </div>
    <TextArea label="Immediate actions" isOptional {...form.field('immediateActions')} />
    <TextArea label="Proposed solution" isOptional {...form.field('proposedSolution')} />
    <TextArea label="Root cause" isOptional {...form.field('rootCause')} />
    <Impact form={form} />
    <div className={twoColumns}>
      <TextField label="Reported by" required {...form.field('reportedBy')} />
      <DateField label="Date" today={today} {...form.field('date')} />
    </div>
  </>
);

/** Colleagues and firms are offered, before the name as it is typed: people on site are not always users. */
function AssigneeField({ form }: { form: Form }) {
  const { colleagues, firms } = useAssignees();
  const field = form.field('assignedTo');
  const offered = [
    ...colleagues.map(({ name }) => option(name, assigneeHints.colleague)),
    ...firms.map((name) => option(name, assigneeHints.firm)),
  ];
  const { value, onChange } = field;
  const isKnown = !value || offered.some((one) => one.value === value);
  return (
    <ComboboxField
      label="Assigned to"
      isOptional
      help="A colleague, a company or any name"
      {...field}
      options={isKnown ? offered : [...offered, option(value, assigneeHints.name)]}
      onInput={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

const option = (name: string, hint: string) => ({ value: name, label: name, hint });

const Impact = ({ form }: { form: Form }) => (
  <div className={twoColumns}>
    {seesMoney(useActor()) && (
      <MoneyField
        label="Cost impact"
        help="Cost to put it right, net of VAT"
        isOptional
        {...form.field('costImpact')}
      />
    )}
    <TextField
      label="Days impact"
      isOptional
      help="Days the work is delayed"
      inputMode="decimal"
      {...form.field('daysImpact')}
    />
  </div>
);
