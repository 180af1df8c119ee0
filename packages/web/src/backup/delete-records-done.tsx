import type { BinType } from '@sitewright/domain/backup/bin-types';
import type { Sweep } from '@sitewright/domain/backup/delete-records';
import { deleteRecordsApi } from '@sitewright/domain/backup/delete-records-api';
import { CircleCheck } from 'lucide-react';
import { detailOf } from '../platform/call.ts';
import { useCommand } from '../platform/use-command.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Notice } from '../ui/notice.tsx';
import { useToast } from '../ui/toast.tsx';
import { restoredToast } from './bin-labels.ts';
import { sweepMessage } from './delete-records-labels.ts';

export type Done = Sweep & { type: BinType; batch: string };

/** What went, the way to it, and the way back. */
export function DeletedTogether({ onUndone, ...done }: Done & { onUndone: () => void }) {
  const toast = useToast();
  const { perform, isPending } = useCommand(deleteRecordsApi.undoDeletion, {
    refreshes: 'everything',
    onDone: (reply) => {
      onUndone();
      toast(restoredToast(reply));
    },
    onRefused: (error) => toast({ title: 'Not restored', text: detailOf(error), tone: 'danger' }),
  });
  return (
    <Notice icon={CircleCheck} tone="ok" text={`Deleted: ${sweepMessage(done.type, done)}`}>
      <Button isPending={isPending} onClick={() => perform({ params: { batch: done.batch } })}>
        Undo
      </Button>
      <ButtonLink to="/data-backup" search={{ tab: 'bin' }}>
        Recycle bin
      </ButtonLink>
    </Notice>
  );
}
