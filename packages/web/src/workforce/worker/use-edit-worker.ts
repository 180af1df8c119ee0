import { workforceApi } from '@sitewright/domain/workforce/api';
import type { WorkerRecord } from '@sitewright/domain/workforce/worker';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { isChanged, useFormDraft, useFoundDraft } from '../../app/use-form-draft.ts';
import { fieldsOf } from '../../platform/call.ts';
import { theirsIn } from '../../platform/theirs-in.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useToast } from '../../ui/toast.tsx';
import { useForm } from '../../ui/use-form.ts';
import { staleByWorker, workforceQueries } from '../queries.ts';
import { bodyOf, type Filled, valuesOf, WorkerFields } from './fields.ts';

/** The form of somebody who is on the books already. */
export function useEditWorker(worker: WorkerRecord) {
  const toast = useToast();
  const client = useQueryClient();
  const found = useFoundDraft('worker', valuesOf(worker), worker);
  // With the version that somebody had before them, so that nobody is overwritten.
  const [base, setBase] = useState({ ...worker, version: found.version });
  const [theirs, setTheirs] = useState<WorkerRecord>();
  const edit = useCommand(workforceApi.edit, {
    refreshes: staleByWorker,
    onRefused: (error) => {
      form.refuse(fieldsOf(error));
      setTheirs(theirsIn(error));
    },
  });
  const load = (newer: WorkerRecord) => {
    setBase(newer);
    setTheirs(undefined);
    found.forget();
    draft.drop();
    form.fill(valuesOf(newer));
  };
  const save = (filled: Filled, { id, version }: WorkerRecord) =>
    edit.perform({ params: { workerId: id }, body: { ...bodyOf(filled), version } }, (saved) => {
      client.setQueryData(workforceQueries.read(saved.id).queryKey, saved);
      load(saved);
      toast({ text: 'Worker updated' });
    });
  const form = useForm(WorkerFields, found.values, { onSubmit: (filled) => save(filled, base) });
  const draft = useFormDraft({ ...found, version: base.version }, form, valuesOf(base));
  useNewer(worker, (newer, before) => {
    if (base.version !== before.version) return;
    if (!isChanged(valuesOf(before), valuesOf(newer))) setBase(newer);
    else if (!draft.isDirty) load(newer);
  });
  return {
    ...{ form, edit, theirs, draft },
    discard: () => load(worker),
    loadTheirs: () => theirs && load(theirs),
    saveMine: () => theirs && form.attempt((filled) => save(filled, theirs)),
  };
}

/** A deed beside the form, such as a check of the card, makes the record newer than it was. */
function useNewer(
  worker: WorkerRecord,
  onNewer: (newer: WorkerRecord, before: WorkerRecord) => void,
) {
  const [seen, see] = useState(worker);
  const tell = useEffectEvent(() => {
    if (worker.version === seen.version) return;
    see(worker);
    onNewer(worker, seen);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is a new record
  useEffect(() => tell(), [worker.version]);
}
