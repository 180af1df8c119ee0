import type { Endpoint, Input } from '@sitewright/domain/kernel/endpoint';
import { useEffect, useEffectEvent, useState } from 'react';
import type * as z from 'zod';
import { fieldsOf } from '../platform/call.ts';
import { conflictOf } from '../platform/conflicting-record.ts';
import { doneText } from '../platform/outbox/waiting-replies.ts';
import { useCommand } from '../platform/use-command.ts';
import { useToast } from '../ui/dialogs/toast.tsx';
import { useForm } from '../ui/fields/use-form.ts';
import { isChanged, useFormDraft, useFoundDraft } from './use-form-draft.ts';

type Edited = { id: number; version: number; updatedAt: string };

type Editing<T extends Edited, S extends z.ZodType, E extends Endpoint> = {
  /** Whose draft it is, such as `material`. */
  draftName: string;
  record: T;
  fields: S;
  valuesOf: (record: T) => Record<keyof z.input<S> & string, string>;
  endpoint: E & { reply: z.ZodType<T> };
  /** What is sent to save it over the version that the user loaded. */
  inputOf: (filled: z.output<S>, over: T) => Input<E>;
  doneMessage: (saved: T) => string;
  /** Where the form goes when it is saved; without it, it stays with what was saved. */
  onLeave?: () => void;
  onSaved?: (saved: T) => void;
};

/**
 * The form of an existing record: what is typed is kept as a draft, and a change that another user saved
 * meanwhile is not overwritten without asking.
 * Over 40 lines: saving, loading and the draft call each other.
 */
export function useEditForm<T extends Edited, S extends z.ZodType, E extends Endpoint>({
  record,
  valuesOf,
  ...editing
}: Editing<T, S, E>) {
  const toast = useToast();
  const found = useFoundDraft(editing.draftName, valuesOf(record), record);
  // With the version that the user loaded.
  const [base, setBase] = useState({ ...record, version: found.version });
  const [theirs, setTheirs] = useState<T>();
  const command = useCommand<Endpoint & { reply: z.ZodType<T> }>(editing.endpoint, {
    onRefused: (error) => {
      form.showServerErrors(fieldsOf(error));
      setTheirs(conflictOf(error));
    },
  });
  const load = (newer: T) => {
    setBase(newer);
    setTheirs(undefined);
    found.reset();
    draft.remove();
    form.fill(valuesOf(newer));
  };
  const leave = () => {
    draft.finish();
    editing.onLeave?.();
  };
  const save = (filled: z.output<S>, over: T) =>
    command.perform(editing.inputOf(filled, over), (saved) => {
      editing.onSaved?.(saved);
      if (editing.onLeave) leave();
      else load(saved);
      toast({ text: doneText(saved, editing.doneMessage(saved)) });
    });
  const form = useForm(editing.fields, found.values, { onSubmit: (filled) => save(filled, base) });
  const draft = useFormDraft({ ...found, version: base.version }, form, valuesOf(base));
  useOnNewVersion(record, (newer, before) => {
    if (base.version !== before.version) return;
    if (!isChanged(valuesOf(before), valuesOf(newer))) setBase(newer);
    else if (!draft.isDirty) load(newer);
  });
  return {
    ...{ form, command, theirs },
    draft: { ...draft, discard: () => load(record) },
    loadTheirs: () => theirs && load(theirs),
    saveMine: () => theirs && form.attempt((filled) => save(filled, theirs)),
  };
}

/** An action next to the form, such as a card check, changes the version of the record. */
function useOnNewVersion<T extends Edited>(record: T, onNewer: (newer: T, before: T) => void) {
  const [seen, see] = useState(record);
  const tell = useEffectEvent(() => {
    if (record.version === seen.version) return;
    see(record);
    onNewer(record, seen);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is a new record
  useEffect(() => tell(), [record.version]);
}
