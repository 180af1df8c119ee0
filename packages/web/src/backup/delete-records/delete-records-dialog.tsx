import type { BinType } from '@sitewright/domain/backup/bin-types';
import type { Deletable, DeletionSummary } from '@sitewright/domain/backup/delete-records';
import { deleteRecordsApi } from '@sitewright/domain/backup/delete-records-api';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { CommandDialog } from '../../actions/command-dialog.tsx';
import { useAction } from '../../actions/use-action.ts';
import { query } from '../../platform/query.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { restoredToast } from '../bin-labels.ts';
import { bulkDeleteMessage, countedType } from '../delete-records-labels.ts';
import { TypedName, useTypedName } from '../typed-company-name.tsx';

type Props = {
  type: BinType;
  records: readonly Deletable[];
  onDone: (done: DeletionDone) => void;
  onClose: () => void;
};

/** First what would go and what must stay; then the name of the company, and the password. */
export function DeleteChosen({ type, records, onDone, onClose }: Props) {
  const chosen = { recordType: type, ids: records.map(({ id }) => id) };
  const preview = useQuery({
    ...query(deleteRecordsApi.previewDeletion, { body: chosen }),
    staleTime: 0,
    gcTime: 0,
  });
  const { company, isMistyped } = useTypedName();
  return (
    <CommandDialog
      title={`Delete ${countedType(type, records.length)}?`}
      description="They are moved to the recycle bin together and can be restored together."
      variant="destructive"
      confirmText="Delete"
      endpoint={deleteRecordsApi.deleteRecords}
      input={(typed) => ({ body: { ...chosen, ...typed } })}
      start={{ organizationName: '' }}
      isBlocked={(typed) => !preview.data?.records || isMistyped(typed)}
      // They may be of any kind, and anything may have hung on them.
      refreshes="everything"
      onDone={(reply) => {
        onClose();
        onDone({ type, ...reply });
      }}
      onClose={onClose}
    >
      {(field) => (
        <>
          <Loaded query={preview} what="the preview" empty={null}>
            {(sweep) => <WhatGoes type={type} sweep={sweep} records={records} />}
          </Loaded>
          <TypedName company={company} {...field('organizationName')} />
        </>
      )}
    </CommandDialog>
  );
}

type WhatGoesProps = { type: BinType; sweep: DeletionSummary; records: readonly Deletable[] };

const WhatGoes = ({ type, sweep, records }: WhatGoesProps) => (
  <div className="grid gap-2 text-sm">
    <p>{bulkDeleteMessage(type, sweep)}</p>
    {sweep.leftOut.length > 0 && (
      <details>
        <summary>{sweep.leftOut.length} cannot be deleted</summary>
        <ul className="grid max-h-40 gap-1 overflow-y-auto pt-2">
          {sweep.leftOut.map(({ id, message }) => (
            <li key={id}>
              {records.find((record) => record.id === id)?.name}: {message}
            </li>
          ))}
        </ul>
      </details>
    )}
  </div>
);

export type DeletionDone = DeletionSummary & { type: BinType; batch: string };

/** The result, a link to the recycle bin, and an undo. */
export function DeletedTogether({ onUndone, ...done }: DeletionDone & { onUndone: () => void }) {
  const toast = useToast();
  const { perform, isPending } = useAction(deleteRecordsApi.undoDeletion, {
    refreshes: 'everything',
    onDone: (reply) => {
      onUndone();
      toast(restoredToast(reply));
    },
    refusedTitle: 'Not restored',
  });
  return (
    <Notice icon={CircleCheck} tone="ok" text={`Deleted: ${bulkDeleteMessage(done.type, done)}`}>
      <Button isPending={isPending} onClick={() => perform({ params: { batch: done.batch } })}>
        Undo
      </Button>
      <ButtonLink to="/data-backup" search={{ tab: 'bin' }}>
        Recycle bin
      </ButtonLink>
    </Notice>
  );
}
