import type { Endpoint, Input, Reply } from '@sitewright/domain/kernel/endpoint';
import type * as z from 'zod';
import { fieldsOf } from '../platform/call.ts';
import { type CommandOptions, useCommand } from '../platform/use-command.ts';
import { useToast } from '../ui/dialogs/toast.tsx';
import { useForm } from '../ui/fields/use-form.ts';
import type { SchemaSource } from '../ui/fields/use-schema.ts';
import { useFormDraft, useFoundDraft } from './use-form-draft.ts';

type Fields = Record<string, string>;

type Options<S extends z.ZodType, E extends Endpoint> = Pick<
  CommandOptions<E>,
  'refreshes' | 'onDone'
> & {
  fields: SchemaSource<S>;
  start: Record<keyof z.input<S> & string, string>;
  endpoint: E;
  /** What is sent. */
  inputOf: (filled: z.output<S>) => Input<E>;
  /** The toast when it is done. */
  doneMessage?: (reply: Reply<E>) => string;
  /** The form's names for the fields of a refusal, where the request has others. */
  formFields?: (refused: Fields) => Fields;
};

/** A form that sends one command: refusals are shown at their fields, a toast says that it is done. */
export function useCommandForm<S extends z.ZodType, E extends Endpoint>({
  fields,
  start,
  endpoint,
  inputOf,
  doneMessage,
  formFields = (refused) => refused,
  onDone,
  refreshes = [],
}: Options<S, E>) {
  const toast = useToast();
  const command = useCommand(endpoint, {
    refreshes,
    onDone: (reply) => {
      onDone?.(reply);
      if (doneMessage) toast({ text: doneMessage(reply) });
    },
    onRefused: (error) => form.refuse(formFields(fieldsOf(error))),
  });
  const form = useForm(fields, start, {
    onSubmit: (filled) => command.perform(inputOf(filled)),
  });
  return { form, command };
}

/** The same with a draft: what is typed is kept in the browser, under this name, until it is sent. */
export function useDraftedForm<S extends z.ZodType, E extends Endpoint>({
  draftName,
  start,
  onDone,
  ...options
}: Options<S, E> & { draftName: string }) {
  const found = useFoundDraft(draftName, start);
  const { form, command } = useCommandForm({
    ...options,
    start: found.values,
    onDone: (reply) => {
      draft.end();
      onDone?.(reply);
    },
  });
  const draft = useFormDraft(found, form, start);
  return { form, command, draft };
}
