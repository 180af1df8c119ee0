import type { Endpoint, Input, Reply } from '@sitewright/domain/kernel/endpoint';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useEmailMessage } from '../platform/mail-server.ts';
import type { CommandOptions } from '../platform/use-command.ts';
import { useNeedsSignal } from '../platform/use-needs-signal.ts';
import type { Bound } from '../ui/fields/field.tsx';
import { ActionDialog } from './action-dialog.tsx';
import { useAction } from './use-action.ts';
import { usePasswordAgain } from './use-password-again.tsx';

type Values<N extends string> = Record<N, string>;

type Answers<N extends string> = {
  values: Values<N>;
  /** The server's errors for single fields. */
  errors: Record<string, string>;
};

type Props<E extends Endpoint, N extends string> = Pick<
  ComponentProps<typeof ActionDialog>,
  'title' | 'description' | 'confirmText' | 'variant' | 'onClose'
> &
  Pick<CommandOptions<E>, 'refreshes'> & {
    endpoint: E;
    /** The body of the request. */
    input: Input<E> | ((values: Values<N>) => Input<E>);
    /** The fields of the dialog, as they are when it opens. */
    start?: Values<N>;
    /** Whether something is missing; without it every field must be filled. */
    isBlocked?: (values: Values<N>) => boolean;
    /** The toast when it is done; there is none where it says nothing. */
    doneMessage?: (reply: Reply<E>, values: Values<N>) => string | undefined;
    /** Whether the toast says that an email was sent: it says so where one cannot be. */
    sendsEmail?: boolean;
    /** Instead of closing the dialog. */
    onDone?: (reply: Reply<E>) => void;
    children?: (field: (name: N) => Bound, answers: Answers<N>) => ReactNode;
  };

/** One question and one command: it is sent when the user confirms, and the password is asked for if it is due. */
export function CommandDialog<E extends Endpoint, N extends string = never>({
  endpoint,
  input,
  start = {} as Values<N>,
  isBlocked = hasEmptyField,
  doneMessage = () => undefined,
  sendsEmail = false,
  refreshes = [],
  onClose,
  onDone = onClose,
  children,
  ...question
}: Props<E, N>) {
  const [values, setValues] = useState(start);
  const emailMessage = useEmailMessage();
  const done = (reply: Reply<E>) => {
    const text = doneMessage(reply, values);
    return text && sendsEmail ? emailMessage(text) : text;
  };
  const command = useAction(endpoint, {
    refreshes,
    onDone,
    doneMessage: done,
  });
  const again = usePasswordAgain(command);
  const needsSignal = useNeedsSignal(endpoint);
  const bind = (errors: Record<string, string>) => (name: N) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
  });
  const perform = () => command.perform(typeof input === 'function' ? input(values) : input);
  return (
    <ActionDialog
      {...question}
      command={again.command}
      isBlocked={isBlocked(values) || again.isBlocked || !!needsSignal}
      onConfirm={() => again.before(perform)}
      onClose={onClose}
    >
      {(errors) => (
        <>
          {children?.(bind(errors), { values, errors })}
          {again.field}
          {needsSignal && <p className="text-sm text-text-2">{needsSignal.message}</p>}
        </>
      )}
    </ActionDialog>
  );
}

const hasEmptyField = (values: Record<string, string>): boolean =>
  Object.values(values).some((value) => value.trim() === '');
