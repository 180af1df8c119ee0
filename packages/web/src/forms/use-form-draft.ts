import { useMemo, useState } from 'react';
import { draftKey, readDraft } from '../platform/draft.ts';
import { useActor } from '../platform/session.ts';
import { useDraft } from '../platform/use-draft.ts';

export type Texts = Readonly<Record<string, string>>;

export const isChanged = (before: Texts, after: Texts): boolean =>
  Object.keys(before).some((name) => before[name] !== after[name]);

/** A record being edited, in the version that the user loaded. */
type Edited = { id: number; version: number };

/** What the user typed without saving, or the initial values of the form. */
export function useFoundDraft<V extends Texts>(draftName: string, start: V, record?: Edited) {
  const key = draftKey(draftName, useActor(), ...(record ? [record.id] : []));
  const [found, setFound] = useState(() => readDraft(key, typedIn(start)));
  const [seen] = useState(record?.version ?? 0);
  return {
    key,
    version: found?.values.version ?? seen,
    values: found?.values.texts ?? start,
    restoredAt: found?.savedAt,
    reset: () => setFound(undefined),
  };
}

const typedIn =
  <V extends Texts>(start: V) =>
  ({ version, ...stored }: Record<string, unknown>) => ({
    version: Number(version),
    texts: Object.fromEntries(
      Object.entries(start).map(([name, text]) => [name, String(stored[name] ?? text)]),
    ) as V,
  });

type Found = Omit<ReturnType<typeof useFoundDraft>, 'values'>;
type Form<V> = { values: V; fill: (values: V) => void };

/** Keeps what is typed in the browser until it is saved; `isWritten` says from what change on. */
export function useFormDraft<V extends Texts>(
  found: Found,
  form: Form<V>,
  start: V,
  isWritten: (before: V, after: V) => boolean = isChanged,
) {
  const { key, version, restoredAt, reset } = found;
  const isDirty = isWritten(start, form.values);
  const values = useMemo(() => ({ ...form.values, version }), [form.values, version]);
  const draft = useDraft({ key, values, isDirty, restoredAt });
  const discard = () => {
    draft.remove();
    reset();
    form.fill(start);
  };
  return { ...draft, isDirty, restoredAt, discard };
}

export type FormDraft = ReturnType<typeof useFormDraft>;
