import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import { SupporterFacts } from '@sitewright/domain/wellbeing/wellbeing';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod';
import { useAction } from '../actions/use-action.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import { fieldsOf } from '../platform/call.ts';
import { query } from '../platform/query.ts';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useForm } from '../ui/use-form.ts';

const Fields = SupporterFacts.extend({ userId: z.string().min(1, 'Please choose somebody') });

export function NameSupporter({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(query(siteIssuesApi.assignees));
  const name = useAction(wellbeingApi.setSupporter, {
    onClose,
    doneMessage: (supporter) => `${supporter.name} is on the list`,
    onRefused: (error) => form.refuse(fieldsOf(error)),
  });
  const form = useForm(
    Fields,
    { userId: '', phone: '', about: '' },
    { onSubmit: ({ userId, ...body }) => name.perform({ params: { userId }, body }) },
  );
  const options = (data ?? []).map((person) => ({
    value: String(person.userId),
    label: person.name,
  }));
  return (
    <FormDialog
      title="Add somebody who listens"
      description="A mental-health first aider, or somebody people trust. Ask them first."
      command={name}
      form={form}
      onClose={onClose}
    >
      <SelectField
        label="Colleague"
        placeholder="Choose somebody"
        options={options}
        {...form.field('userId')}
      />
      <TextField label="Phone" isOptional type="tel" {...form.field('phone')} />
      <TextField
        label="About"
        isOptional
        help="Such as where they are to be found"
        {...form.field('about')}
      />
    </FormDialog>
  );
}
