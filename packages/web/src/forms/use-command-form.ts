import type { Endpoint, Input, Reply } from '@sitewright/domain/kernel/endpoint';
import { useContext } from 'react';
import type * as z from 'zod';
import { fieldsOf } from '../platform/call.ts';
import { isWaiting, savedOnThisPhone } from '../platform/outbox/waiting-replies.ts';
import { type CommandOptions, useCommand } from '../platform/use-command.ts';
import { type Toast, ToastStore } from '../ui/dialogs/toast-store.ts';
import { useForm } from '../ui/fields/use-form.ts';
import type { SchemaSource } from '../ui/fields/use-schema.ts';
import { useFormDraft, useFoundDraft } from './use-form-draft.ts';

type Fields = Record<string, string>;

type Options<S extends z.ZodType, E extends Endpoint> = CommandOptions<E> & {
  fields: SchemaSource<S>;
  start: Record<keyof z.input<S> & string, string>;
  endpoint: E;
  /** What is sent. */
  inputOf: (filled: z.output<S>) => Input<E>;
  /** The toast when it is done, from the reply and what was typed. */
  doneMessage?: (
    reply: Reply<E>,
    typed: Record<keyof z.input<S> & string, string>,
  ) => string | Toast | false;
  /** The form's names for the fields of a refusal, where the request has others. */
  formFields?: (refused: Fields) => Fields;
  /** Asks for something first, such as the password, and sends after it. */
  before?: (send: () => void) => void;
};

/** A form that sends one command: refusals are shown at their fields, a toast says that it is done. */
export function useCommandForm<S extends z.ZodType, E extends Endpoint>({
  fields,
  start,
  endpoint,
  inputOf,
  doneMessage,
  formFields = (refused) => refused,
  before = (send) => send(),
  onDone,
  onRefused,
  refreshes = [],
}: Options<S, E>) {
  // The pages of links have no toasts, and their forms no message.
  const toasts = useContext(ToastStore);
  const command = useCommand(endpoint, {
    refreshes,
    onDone: (reply) => {
      onDone?.(reply);
      const message = doneMessage?.(reply, form.values);
      const toast = typeof message === 'string' ? { text: message } : message || undefined;
      if (isWaiting(reply)) toasts?.show({ ...toast, text: savedOnThisPhone });
      else if (toast) toasts?.show(toast);
    },
    onRefused: (error) => {
      form.showServerErrors(formFields(fieldsOf(error)));
      onRefused?.(error);
    },
  });
  const form = useForm(fields, start, {
    onSubmit: (filled) => before(() => command.perform(inputOf(filled))),
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
      draft.finish();
      onDone?.(reply);
    },
  });
  const draft = useFormDraft(found, form, start);
  return { form, command, draft };
}
