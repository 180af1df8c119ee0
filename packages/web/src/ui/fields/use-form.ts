import { fieldErrors } from '@sitewright/domain/kernel/parse-input';
import { type FormEvent, useContext, useEffect, useRef, useState } from 'react';
import type * as z from 'zod';
import { ToastStore } from '../dialogs/toast-store.ts';
import type { Bound } from './field.tsx';
import { type SchemaSource, useSchema } from './use-schema.ts';

type FieldErrors = Record<string, string>;
type Name<S extends z.ZodType> = keyof z.input<S> & string;
type Values<N extends string> = Record<N, string>;
type Actions<S extends z.ZodType> = {
  onSubmit: (form: z.output<S>) => void;
  /** Called with the fields that kept the form from being sent. */
  onInvalid?: (fields: FieldErrors) => void;
};

/**
 * A form with a schema of the domain: validated when it is sent, and from then on whenever a field with an
 * error changes; never at the first keystroke. Input stays until the screen is left. A lazy schema is
 * loaded when the user enters the form.
 * Over 40 lines: its parts share the values and the schema.
 */
export function useForm<S extends z.ZodType>(
  source: SchemaSource<S>,
  start: Values<Name<S>>,
  { onSubmit, onInvalid }: Actions<S>,
) {
  const { values, set, fill, serverErrors, setServerErrors } = useValues<Name<S>>(start);
  const [watched, setWatched] = useState<string[]>([]);
  const { schema, isWaiting, withSchema, fetchAhead } = useSchema(source);
  const { element, showErrors, ...focus } = useErrorFocus<Name<S>>();
  const toasts = useContext(ToastStore);

  const errors = errorsOf(schema?.safeParse(values));
  const shown = pick({ ...serverErrors, ...pick(errors, watched) }, Object.keys(start));

  /** Submits the values if they are valid; clears the messages of the last attempt. */
  const attempt = (action: (form: z.output<S>) => void) => {
    toasts?.dismissFailure();
    withSchema((loaded) => {
      const result = loaded?.safeParse(values);
      const found = errorsOf(result);
      setWatched(Object.keys(found));
      showErrors(found);
      if (result?.error) onInvalid?.(found);
      // If the schema cannot be loaded, the server validates alone, with the same schema.
      else action(result ? result.data : (values as z.output<S>));
    });
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    // React events bubble to a form around the dialog as well.
    event.stopPropagation();
    attempt(onSubmit);
  };
  /** Shows the server's messages at their fields; other messages are not shown here. */
  const showServerErrors = (fields: FieldErrors = {}) => {
    const ours = pick(fields, Object.keys(start));
    setServerErrors(ours);
    showErrors(ours);
  };
  const field = (name: Name<S>): Bound => ({
    name,
    value: values[name],
    error: shown[name],
    onChange: (value) => set(name, value),
  });
  const entering = { onFocus: fetchAhead, onPointerDown: fetchAhead };
  // What people enter here is not what a browser remembers of them; a field can say otherwise.
  const bind = { ref: element, noValidate: true, autoComplete: 'off', onSubmit: send, ...entering };
  return { values, shown, field, set, fill, showServerErrors, attempt, bind, isWaiting, ...focus };
}

/** The values of the fields, and the server's errors, which disappear when their value changes. */
function useValues<N extends string>(start: Values<N>) {
  const [values, setValues] = useState(start);
  const [serverErrors, setServerErrors] = useState<FieldErrors>({});
  const set = (name: N, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setServerErrors(({ [name]: _cleared, ...others }) => others);
  };
  /** Replaces the values of all fields. */
  const fill = (next: Values<N> | ((before: Values<N>) => Values<N>)) => {
    setValues(next);
    setServerErrors({});
  };
  return { values, set, fill, serverErrors, setServerErrors };
}

const errorsOf = (result: z.ZodSafeParseResult<unknown> | undefined): FieldErrors =>
  result?.error ? fieldErrors(result.error) : {};

/** The messages in the order of the fields. */
const pick = (sentences: FieldErrors, names: string[]): FieldErrors =>
  Object.fromEntries(
    names.flatMap((name) => (sentences[name] === undefined ? [] : [[name, sentences[name]]])),
  );

/** Focuses the first field with an error, or the named field. */
function useErrorFocus<N extends string>() {
  const element = useRef<HTMLFormElement>(null);
  const [lastErrors, setLastErrors] = useState<FieldErrors>({});
  const [focusTarget, setFocusTarget] = useState<FieldErrors>({});
  const [attempts, setAttempts] = useState(0);
  useEffect(() => focusFirst(element.current, focusTarget), [focusTarget]);

  const isAny = (fields: FieldErrors) => Object.keys(fields).length > 0;
  const showErrors = (fields: FieldErrors) => {
    setLastErrors(fields);
    setFocusTarget(fields);
    if (isAny(fields)) setAttempts((before) => before + 1);
  };
  return {
    element,
    showErrors,
    focus: (name: N) => setFocusTarget({ [name]: '' }),
    /** Whether the last attempt failed because of single fields. */
    hasFieldErrors: isAny(lastErrors),
    /** The number of such failed attempts. */
    attempts,
  };
}

function focusFirst(form: HTMLFormElement | null, fields: FieldErrors) {
  const controls = form?.querySelectorAll<HTMLElement>('input, select, textarea') ?? [];
  [...controls].find((control) => (control.getAttribute('name') ?? '') in fields)?.focus();
}
