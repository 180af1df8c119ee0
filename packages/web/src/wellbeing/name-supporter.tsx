import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import { SupporterFacts } from '@sitewright/domain/wellbeing/wellbeing';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useCommandForm } from '../forms/use-command-form.ts';
import { query } from '../platform/query.ts';
import { SelectField } from '../ui/fields/select-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';

const Fields = SupporterFacts.extend({ userId: z.string().min(1, 'Please choose a person') });

export function NameSupporter({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(query(siteIssuesApi.assignees));
  const { form, command } = useCommandForm({
    fields: Fields,
    start: { userId: '', phone: '', about: '' },
    endpoint: wellbeingApi.setSupporter,
    inputOf: ({ userId, ...body }) => ({ params: { userId }, body }),
    doneMessage: ({ name }) => `${name} added`,
    onDone: onClose,
  });
  const options = (data ?? []).map((person) => ({
    value: String(person.userId),
    label: person.name,
  }));
  return (
    <FormDialog
      title="Add a supporter"
      description="A mental health first aider or someone people trust. Ask them first."
      command={command}
      form={form}
      onClose={onClose}
    >
      <SelectField
        label="Colleague"
        placeholder="Choose a person"
        options={options}
        {...form.field('userId')}
      />
      <TextField label="Phone" isOptional type="tel" {...form.field('phone')} />
      <TextField
        label="About"
        isOptional
        help="Such as where to find them"
        {...form.field('about')}
      />
    </FormDialog>
  );
}
