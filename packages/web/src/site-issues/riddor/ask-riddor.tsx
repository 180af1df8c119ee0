import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import {
  harmLabels,
  personLabels,
  riddorHarms,
  riddorPeople,
} from '@sitewright/domain/site-issues/riddor-values';
import type { SiteIssue } from '@sitewright/domain/site-issues/site-issue';
import { FormSheet } from '../../forms/form-sheet.tsx';
import { useCommandForm } from '../../forms/use-command-form.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { optionsOf } from '../../ui/fields/options.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { answersToCheck, RiddorFields, type RiddorForm, valuesOf, withPerson } from './fields.ts';
import { Verdict } from './verdict.tsx';

type Props = { issue: SiteIssue; today: string; onClose: () => void };

const people = optionsOf(riddorPeople, personLabels);
const harms = optionsOf(riddorHarms, harmLabels);

/** The verdict follows the answers while they are given. */
export function AskRiddor({ issue, today, onClose }: Props) {
  const { form, command } = useCommandForm({
    fields: RiddorFields,
    start: valuesOf(issue),
    endpoint: siteIssuesApi.answerRiddor,
    inputOf: (body) => ({ params: { siteIssueId: issue.id }, body }),
    doneMessage: () => 'Answers saved with the issue',
    onDone: onClose,
  });
  const judged = answersToCheck(form.values);
  return (
    <FormSheet
      title="RIDDOR questions"
      submitText="Save"
      command={command}
      form={form}
      onClose={onClose}
    >
      <Questions form={form} today={today} />
      <section aria-label="Result" aria-live="polite">
        {judged && <Verdict answers={judged} today={today} />}
      </section>
    </FormSheet>
  );
}

const Questions = ({ form, today }: { form: RiddorForm; today: string }) => (
  <>
    <DateField
      label="When did it happen?"
      max={today}
      today={today}
      {...form.field('happenedOn')}
    />
    <CheckboxField label="It was work-related" {...form.field('isWorkRelated')} />
    <CheckboxField
      label="It was a dangerous occurrence"
      help="Such as a scaffold or crane collapse, whether or not anyone was hurt"
      {...form.field('isDangerousOccurrence')}
    />
    <SelectField
      label="Who was hurt?"
      options={people}
      {...form.field('person')}
      onChange={(person) => form.fill((before) => withPerson(before, person))}
    />
    {form.values.person !== 'nobody' && <Injury form={form} />}
    <TextField
      label="HSE reference"
      isOptional
      help="Once it has been reported"
      {...form.field('hseReference')}
    />
  </>
);

const Injury = ({ form }: { form: RiddorForm }) => (
  <>
    <SelectField label="Most serious injury" options={harms} {...form.field('harm')} />
    <CheckboxField
      label="They were taken from the scene to hospital for treatment"
      {...form.field('wentToHospital')}
    />
    <TextField
      label="Consecutive days unable to do normal work"
      help="Do not count the day of the accident. Include weekends and rest days."
      inputMode="numeric"
      {...form.field('daysUnfit')}
    />
  </>
);
