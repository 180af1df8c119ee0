import { webhooksApi } from '@sitewright/domain/webhooks/api';
import { type Entity, WebhookDraft, webhookEntities } from '@sitewright/domain/webhooks/webhook';
import { useState } from 'react';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { fieldsOf } from '../../platform/call.ts';
import { useCommand } from '../../platform/use-command.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { FieldError } from '../../ui/fields/field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useForm } from '../../ui/fields/use-form.ts';

const suggested = webhookEntities.filter(({ isSuggested }) => isSuggested);

const Fields = WebhookDraft.pick({ name: true, url: true });

type Props = { onMade: (secret: string) => void; onClose: () => void };

export function AddWebhook({ onMade, onClose }: Props) {
  const [chosen, setChosen] = useState<readonly Entity[]>(suggested.map(({ entity }) => entity));
  const add = useCommand(webhooksApi.add, {
    onDone: ({ secret }) => {
      onMade(secret);
      onClose();
    },
    onRefused: (error) => form.refuse(fieldsOf(error)),
  });
  const form = useForm(
    Fields,
    { name: '', url: '' },
    {
      onSubmit: (body) => add.perform({ body: { ...body, entities: [...chosen] } }),
    },
  );
  const turn = (entity: Entity) => (value: string) =>
    setChosen(value === 'yes' ? [...chosen, entity] : chosen.filter((other) => other !== entity));
  const fault = add.error && fieldsOf(add.error).entities;
  return (
    <FormDialog
      title="New webhook"
      saveText="Add webhook"
      form={form}
      command={add}
      onClose={onClose}
    >
      <TextField label="Name" {...form.field('name')} />
      <TextField
        label="Address"
        help="A public address that begins with https"
        inputMode="url"
        {...form.field('url')}
      />
      <fieldset className="grid">
        <legend className="pb-1 text-sm font-medium">Tell it of</legend>
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
