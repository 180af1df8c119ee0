import { workforceApi } from '@sitewright/domain/workforce/api';
import type { WorkerRecord } from '@sitewright/domain/workforce/worker';
import { useQueryClient } from '@tanstack/react-query';
import { useEditForm } from '../../forms/use-edit-form.ts';
import { workforceQueries } from '../queries.ts';
import { bodyOf, valuesOf, WorkerFields } from './fields.ts';

/** The form of an existing worker. */
export function useEditWorker(worker: WorkerRecord) {
  const client = useQueryClient();
  return useEditForm({
    what: 'worker',
    record: worker,
    fields: WorkerFields,
    valuesOf,
    endpoint: workforceApi.edit,
    askOf: (filled, { id, version }) => ({
      params: { workerId: id },
      body: { ...bodyOf(filled), version },
    }),
    said: () => 'Worker updated',
    onSaved: (saved) => client.setQueryData(workforceQueries.read(saved.id).queryKey, saved),
  });
}
