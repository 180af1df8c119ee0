import { projectsApi } from '@sitewright/domain/projects/api';
import type { Project, ProjectChanges } from '@sitewright/domain/projects/project';
import { useEffect, useEffectEvent, useState } from 'react';
import { fieldsOf } from '../platform/call.ts';
import { conflictOf } from '../platform/conflicting-record.ts';
import { useCommand } from '../platform/use-command.ts';
import { useToast } from '../ui/dialogs/toast.tsx';
import { useForm } from '../ui/fields/use-form.ts';
import {
  ContractFields,
  differences,
  type FieldName,
  type Filled,
  tidied,
  type Values,
  valuesOf,
} from './contract-form/fields.ts';
import { useStoreContract } from './queries.ts';

/** The form of an existing contract: only changed fields are sent. */
export function useEditContract(project: Project) {
  const [base, setBase] = useState(project);
  const [theirs, setTheirs] = useState<Project>();
  const form = useForm(ContractFields, valuesOf(project), {
    onSubmit: (filled) => save(filled, base),
  });
  const changed = differences(valuesOf(base), form.values);
  const isDirty = changed.length > 0;

  /** Keeps input typed since the request was sent. */
  const load = (newer: Project, sent?: Values) => {
    setBase(newer);
    setTheirs(undefined);
    form.fill((typed) => ({
      ...valuesOf(newer),
      ...(sent && only(differences(sent, typed), typed)),
    }));
  };
  const { edit, send } = useSending((error) => {
    form.showServerErrors(fieldsOf(error));
    setTheirs(conflictOf(error));
  });
  const save = (filled: Filled, seen: Project) => {
    const sent = form.values;
    send(seen, only(changed, tidied(filled)), (saved) => load(saved, sent));
  };
  useNews(project, (newer) => {
    if (newer.version > base.version && !isDirty) load(newer);
  });

  return {
    form,
    edit,
    isDirty,
    theirs,
    /** After the user's own action next to the form, which changed none of its fields. */
    follow: (next: Project) =>
      setBase((before) => (next.version === before.version + 1 ? next : before)),
    loadTheirs: () => theirs && load(theirs),
    saveMine: () => theirs && form.attempt((filled) => save(filled, theirs)),
  };
}

type OnSaved = (saved: Project) => void;

/** Sends only what was changed. */
function useSending(onRefused: (error: Error) => void) {
  const toast = useToast();
  const store = useStoreContract();
  const edit = useCommand(projectsApi.edit, { onRefused });
  const send = ({ id, version }: Project, changes: ProjectChanges, onSaved: OnSaved) => {
    if (Object.keys(changes).length === 0) return toast({ text: 'No changes to save.' });
    const ask = { params: { projectId: id }, body: { ...changes, version } };
    edit.perform(ask, (saved) => {
      store(saved);
      onSaved(saved);
      toast({ text: 'Contract updated' });
    });
  };
  return { edit, send };
}

/** While nothing is typed the form follows the changes of other users. */
function useNews(project: Project, onNews: (newer: Project) => void) {
  const notify = useEffectEvent(onNews);
  useEffect(() => {
    notify(project);
  }, [project]);
}

const only = <T extends Partial<Record<FieldName, unknown>>>(names: FieldName[], all: T) =>
  Object.fromEntries(names.map((name) => [name, all[name]])) as Partial<T>;
