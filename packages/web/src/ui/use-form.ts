import { fieldsAtFault } from '@sitewright/domain/kernel/read';
import { type FormEvent, useContext, useEffect, useRef, useState } from 'react';
import type * as z from 'zod';
import type { Bound } from './field.tsx';
import { ToastStore } from './toast-store.ts';
import { type SchemaSource, useSchema } from './use-schema.ts';

type Sentences = Record<string, string>;
type Name<S extends z.ZodType> = keyof z.input<S> & string;
type Values<N extends string> = Record<N, string>;
type Actions<S extends z.ZodType> = {
  onSubmit: (form: z.output<S>) => void;
  /** Told of the fields that kept the form from being sent. */
  onFault?: (fields: Sentences) => void;
};

/**
 * A form over a schema of the domain: judged when it is sent, and from then on whenever a field in
 * error changes; never at the first keystroke. What was typed stays until the screen goes. A schema
 * that is still to be fetched comes when the user enters the form.
 * Over 40 lines: its parts share the values and the schema.
 */
export function useForm<S extends z.ZodType>(
  source: SchemaSource<S>,
  start: Values<Name<S>>,
  { onSubmit, onFault }: Actions<S>,
) {
  const { values, set, fill, refusals, setRefusals } = useValues<Name<S>>(start);
  const [watched, setWatched] = useState<string[]>([]);
  const { schema, isWaiting, withSchema, fetchAhead } = useSchema(source);
  const { element, blame, ...blamed } = useBlame<Name<S>>();
  const toasts = useContext(ToastStore);

  const faults = faultsOf(schema?.safeParse(values));
  const shown = pick({ ...refusals, ...pick(faults, watched) }, Object.keys(start));

  /** Does it with what was typed, if nothing is wrong with it; what the last try said is over. */
  const attempt = (action: (form: z.output<S>) => void) => {
    toasts?.dismissFailure();
    withSchema((judge) => {
      const verdict = judge?.safeParse(values);
      const found = faultsOf(verdict);
      setWatched(Object.keys(found));
      blame(found);
      if (verdict?.error) onFault?.(found);
      // Where no schema can be had the server judges alone: it has the same one.
      else action(verdict ? verdict.data : (values as z.output<S>));
    });
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    // React would tell a form around its dialog as well.
    event.stopPropagation();
    attempt(onSubmit);
  };
  /** Puts the server's sentences on the fields they are about; the rest are not ours to show. */
  const refuse = (fields: Sentences = {}) => {
    const ours = pick(fields, Object.keys(start));
    setRefusals(ours);
    blame(ours);
  };
  const field = (name: Name<S>): Bound => ({
    name,
    value: values[name],
    error: shown[name],
    onChange: (value) => set(name, value),
  });
  const entering = { onFocus: fetchAhead, onPointerDown: fetchAhead };
  const bind = { ref: element, noValidate: true, onSubmit: send, ...entering };
  return { values, shown, field, set, fill, refuse, attempt, bind, isWaiting, ...blamed };
}

/** The values of the fields, and the server's errors about them, which go once a value changes. */
function useValues<N extends string>(start: Values<N>) {
  const [values, setValues] = useState(start);
  const [refusals, setRefusals] = useState<Sentences>({});
  const set = (name: N, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setRefusals(({ [name]: _cured, ...others }) => others);
  };
  /** Puts other values into all the fields. */
  const fill = (next: Values<N> | ((before: Values<N>) => Values<N>)) => {
    setValues(next);
    setRefusals({});
  };
  return { values, set, fill, refusals, setRefusals };
}

const faultsOf = (verdict: z.ZodSafeParseResult<unknown> | undefined): Sentences =>
  verdict?.error ? fieldsAtFault(verdict.error) : {};

/** Those that are said, in the order of the names. */
const pick = (sentences: Sentences, names: string[]): Sentences =>
  Object.fromEntries(
    names.flatMap((name) => (sentences[name] === undefined ? [] : [[name, sentences[name]]])),
  );

/** Puts the focus in the first field that is to blame, or in the one that is named. */
function useBlame<N extends string>() {
  const element = useRef<HTMLFormElement>(null);
  const [blamed, setBlamed] = useState<Sentences>({});
  const [sought, setSought] = useState<Sentences>({});
  const [attempts, setAttempts] = useState(0);
  useEffect(() => focusFirst(element.current, sought), [sought]);

  const isBlaming = (fields: Sentences) => Object.keys(fields).length > 0;
  const blame = (fields: Sentences) => {
    setBlamed(fields);
    setSought(fields);
    if (isBlaming(fields)) setAttempts((before) => before + 1);
  };
  return {
    element,
    blame,
    focus: (name: N) => setSought({ [name]: '' }),
    /** Whether the last try failed because of single fields. */
    isRefusedByField: isBlaming(blamed),
    /** How many tries failed so. */
    attempts,
  };
}

function focusFirst(form: HTMLFormElement | null, fields: Sentences) {
  const controls = form?.querySelectorAll<HTMLElement>('input, select, textarea') ?? [];
  [...controls].find((control) => (control.getAttribute('name') ?? '') in fields)?.focus();
}
