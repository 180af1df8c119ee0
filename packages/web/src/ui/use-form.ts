import { fieldsAtFault } from '@sitewright/domain/kernel/read';
import { type FormEvent, useContext, useEffect, useRef, useState } from 'react';
import type * as z from 'zod';
import type { Bound } from './field.tsx';
import { ToastStore } from './toast-store.ts';

type Sentences = Record<string, string>;
type Name<S extends z.ZodType> = keyof z.input<S> & string;
type Deeds<S extends z.ZodType> = {
  onSubmit: (form: z.output<S>) => void;
  /** Told of the fields that kept the form from being sent. */
  onFault?: (fields: Sentences) => void;
};

/**
 * A form over a schema of the domain: judged when it is sent, and from then on whenever a field in
 * error changes; never at the first keystroke. What was typed stays until the screen goes.
 */
export function useForm<S extends z.ZodType>(
  schema: S,
  start: Record<Name<S>, string>,
  { onSubmit, onFault }: Deeds<S>,
) {
  const [values, setValues] = useState(start);
  const [watched, setWatched] = useState<string[]>([]);
  const [refusals, setRefusals] = useState<Sentences>({});
  const { element, isRefusedByField, blame, focus } = useBlame<Name<S>>();
  const toasts = useContext(ToastStore);

  const { data, error } = schema.safeParse(values);
  const faults = error ? fieldsAtFault(error) : {};

  /** Does it with what was typed, if nothing is wrong with it; what the last try said is over. */
  const attempt = (deed: (form: z.output<S>) => void) => {
    toasts?.dismissFailure();
    setWatched(Object.keys(faults));
    blame(faults);
    return error ? onFault?.(faults) : deed(data);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    attempt(onSubmit);
  };
  const set = (name: Name<S>, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setRefusals(({ [name]: _cured, ...others }) => others);
  };
  /** Puts the server's sentences on the fields they are about; the rest are not ours to show. */
  const refuse = (fields: Sentences = {}) => {
    const ours = Object.entries(fields).filter(([name]) => name in start);
    setRefusals(Object.fromEntries(ours));
    blame(Object.fromEntries(ours));
  };
  const field = (name: Name<S>): Bound => ({
    name,
    value: values[name],
    error: (watched.includes(name) ? faults[name] : undefined) ?? refusals[name],
    onChange: (value) => set(name, value),
  });
  const bind = { ref: element, noValidate: true, onSubmit: send };
  return { values, field, set, refuse, attempt, focus, bind, isRefusedByField };
}

/** Puts the focus in the first field that is to blame, or in the one that is named. */
function useBlame<N extends string>() {
  const element = useRef<HTMLFormElement>(null);
  const [blamed, setBlamed] = useState<Sentences>({});
  const [sought, setSought] = useState<Sentences>({});
  useEffect(() => focusFirst(element.current, sought), [sought]);

  const blame = (fields: Sentences) => {
    setBlamed(fields);
    setSought(fields);
  };
  return {
    element,
    blame,
    focus: (name: N) => setSought({ [name]: '' }),
    /** Whether the last try failed for what stands in single fields. */
    isRefusedByField: Object.keys(blamed).length > 0,
  };
}

function focusFirst(form: HTMLFormElement | null, fields: Sentences) {
  const controls = form?.querySelectorAll<HTMLElement>('input, select, textarea') ?? [];
  [...controls].find((control) => (control.getAttribute('name') ?? '') in fields)?.focus();
}
