import type { ComponentProps, ReactNode } from 'react';
import { detailOf } from '../platform/call.ts';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/layout/failure.tsx';

type Props = ComponentProps<'form'> & {
  form: { bind: ComponentProps<'form'>; hasFieldErrors: boolean };
  command: { isPending: boolean; error: Error | null };
  submitText: string;
  /** In what its button differs from a primary one on the right. */
  button?: ComponentProps<typeof Button>;
  /** What is before the button. */
  aside?: ReactNode;
  /** The sentence for a failure that concerns no single field. */
  failureText?: (error: Error) => string;
};

/** A form within a page: its fields, what went wrong, and its button. */
export function InlineForm({ form, command, failureText = detailOf, ...rest }: Props) {
  const { submitText, button, aside, children, ...attributes } = rest;
  const { isPending, error } = command;
  const submit = (
    <Button
      type="submit"
      tone="primary"
      className="justify-self-end"
      isPending={isPending}
      {...button}
    >
      {submitText}
    </Button>
  );
  return (
    <form className="grid gap-4" {...form.bind} {...attributes}>
      {children}
      {error && !isPending && !form.hasFieldErrors && <Failure text={failureText(error)} />}
      {aside ? (
        <div className="flex flex-wrap items-center justify-end gap-2">
          {aside}
          {submit}
        </div>
      ) : (
        submit
      )}
    </form>
  );
}
