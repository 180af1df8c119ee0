import type { BinItem } from '@sitewright/domain/backup/recycle-bin';
import { obstacleToRestoring, slugIsTakenNow } from '@sitewright/domain/backup/rules';
import { Refused } from '@sitewright/domain/kernel/problem';
import { ArchiveRestore } from 'lucide-react';
import { useId, useState } from 'react';
import { useActor } from '../platform/session.ts';
import { Button } from '../ui/button.tsx';
import { ChooseAddress } from './choose-address.tsx';
import { useRestoreItem } from './use-restore-item.ts';

/** Where somebody else has taken its address meanwhile, another one is asked for. */
export function RestoreItem({ item }: { item: BinItem }) {
  const reason = useId();
  const [isAsking, setAsking] = useState(false);
  const obstacle = obstacleToRestoring(item, useActor(), new Date().toISOString());
  const { restore, isPending } = useRestoreItem(item, {
    onRefused: (error) => {
      const isTaken = isSlugTaken(error);
      setAsking(isTaken);
      return isTaken;
    },
  });
  return (
    <div className="inline-flex flex-wrap items-center justify-end gap-2 max-md:flex">
      {obstacle && (
        <p id={reason} className="text-xs tracking-normal text-text-2">
          {obstacle.message}
        </p>
      )}
      <Button
        className="md:h-control-sm max-md:flex-1"
        aria-label={`Restore ${item.recordName}`}
        aria-describedby={obstacle && reason}
        isBlocked={!!obstacle}
        isPending={isPending}
        onClick={() => restore()}
      >
        <ArchiveRestore aria-hidden="true" className="size-4" />
        Restore
      </Button>
      {isAsking && <ChooseAddress item={item} onClose={() => setAsking(false)} />}
    </div>
  );
}

const isSlugTaken = (error: Error) =>
  error instanceof Refused && error.problem.code === slugIsTakenNow.code;
