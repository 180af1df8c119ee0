import { changedMeanwhile, Refused } from '@sitewright/domain/kernel/problem';
import { projectsApi } from '@sitewright/domain/projects/api';
import type { Project } from '@sitewright/domain/projects/project';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCommand } from '../platform/use-command.ts';
import { useToast } from '../ui/toast.tsx';
import { useForm } from '../ui/use-form.ts';
import {
  ContractFields,
  differences,
  type FieldName,
  type Filled,
  fieldsRefused,
  fill,
  tidied,
  valuesOf,
} from './contract-form/fields.ts';
import { projectQueries, useKeepContract } from './queries.ts';

/** The form of a contract that is there already: only what somebody changed is sent. */
export function useEditContract(project: Project) {
  const toast = useToast();
  const keep = useKeepContract();
  const [base, setBase] = useState(project);
  const [theirs, setTheirs] = useState<Project>();

  const load = (newer: Project) => {
    setBase(newer);
    setTheirs(undefined);
    fill(form, valuesOf(newer));
  };
  const edit = useCommand(projectsApi.edit, {
    refreshes: projectQueries.all,
    onDone: (saved) => {
      keep(saved);
      load(saved);
      toast({ text: 'Contract updated' });
    },
    onRefused: (error) => {
      form.refuse(fieldsRefused(error));
      setTheirs(currentIn(error));
    },
  });
  const form = useForm(ContractFields, valuesOf(project), {
    onSubmit: (filled) => save(filled, base),
  });
  const changed = differences(valuesOf(base), form.values);
  const isDirty = changed.length > 0;

  const save = (filled: Filled, { id: projectId, version }: Project) => {
    if (!isDirty) return toast({ text: 'Nothing has changed.' });
    edit.perform({ params: { projectId }, body: { ...only(changed, filled), version } });
  };
  useNews(project, (newer) => {
    if (newer.version > base.version && !isDirty) load(newer);
  });

  return {
    form,
    edit,
    isDirty,
    theirs,
    /** After a deed of one's own beside the form, which touched none of its fields. */
    follow: (next: Project) =>
      setBase((before) => (next.version === before.version + 1 ? next : before)),
    loadTheirs: () => theirs && load(theirs),
    saveMine: () => theirs && form.attempt((filled) => save(filled, theirs)),
  };
}

/** Whoever has not typed anything sees what others made of the contract meanwhile. */
function useNews(project: Project, onNews: (newer: Project) => void) {
  const tell = useEffectEvent(onNews);
  useEffect(() => {
    tell(project);
  }, [project]);
}

const only = (names: readonly FieldName[], filled: Filled) => {
  const all = tidied(filled);
  return Object.fromEntries(names.map((name) => [name, all[name]]));
};

/** The contract as somebody else left it, where that is what stands in the way. */
const currentIn = (error: Error): Project | undefined =>
  error instanceof Refused && error.problem.code === changedMeanwhile.code
    ? (error.details.current as Project)
    : undefined;
