import { webhooksApi } from '@sitewright/domain/webhooks/api';
import { type Entity, WebhookDraft, webhookEntities } from '@sitewright/domain/webhooks/webhook';
import { useState } from 'react';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useCommandForm } from '../../forms/use-command-form.ts';
import { fieldsOf } from '../../platform/call.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { FieldError } from '../../ui/fields/field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

const suggested = webhookEntities.filter(({ isSuggested }) => isSuggested);

const Fields = WebhookDraft.pick({ name: true, url: true });

type Props = { onMade: (secret: string) => void; onClose: () => void };

export function AddWebhook({ onMade, onClose }: Props) {
  const [chosen, setChosen] = useState<readonly Entity[]>(suggested.map(({ entity }) => entity));
  const { form, command } = useCommandForm({
    fields: Fields,
    start: { name: '', url: '' },
    endpoint: webhooksApi.add,
    inputOf: (body) => ({ body: { ...body, entities: [...chosen] } }),
    onDone: ({ secret }) => {
      onMade(secret);
      onClose();
    },
  });
  const turn = (entity: Entity) => (value: string) =>
    setChosen(value === 'yes' ? [...chosen, entity] : chosen.filter((other) => other !== entity));
  const fault = command.error && fieldsOf(command.error).entities;
  return (
    <FormDialog
      title="New webhook"
      submitText="Add webhook"
      form={form}
      command={command}
      onClose={onClose}
    >
      <TextField label="Name" {...form.field('name')} />
      <TextField
        label="Address"
        help="A public address starting with https"
        inputMode="url"
        {...form.field('url')}
      />
      <fieldset className="grid">
        <legend className="pb-1 text-sm font-medium">Events</legend>
        {fault && <FieldError text={fault} />}
        <div className="grid grid-cols-2">
          {webhookEntities.map(({ entity, label }) => (
            <CheckboxField
              key={entity}
              name={entity}
              label={label}
              value={chosen.includes(entity) ? 'yes' : 'no'}
              onChange={turn(entity)}
            />
          ))}
        </div>
      </fieldset>
    </FormDialog>
  );
}
