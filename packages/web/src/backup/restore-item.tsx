import type { BinItem } from '@sitewright/domain/backup/recycle-bin';
import { obstacleToRestoring, slugIsTakenNow } from '@sitewright/domain/backup/rules';
import { Refused } from '@sitewright/domain/kernel/problem';
import { ArchiveRestore } from 'lucide-react';
import { useState } from 'react';
import { useRestore } from '../actions/use-restore.ts';
import { fieldsOf } from '../platform/call.ts';
import { useActor } from '../platform/session.ts';
import { ButtonWithReason } from '../ui/disabled-reason.tsx';
import { ChooseNumber } from './bin-choose-number.tsx';
import { ChooseAddress } from './choose-address.tsx';

/** Asks for another URL where a newer record has taken this one. */
export function RestoreItem({ item }: { item: BinItem }) {
  const [isAsking, setAsking] = useState(false);
  const [taken, setTaken] = useState<string>();
  const obstacle = obstacleToRestoring(item, useActor(), new Date().toISOString());
  const { restore, isPending } = useRestore({
    onRefused: (error) => {
      const isTaken = isSlugTaken(error);
      const number = fieldsOf(error).number;
      setAsking(isTaken);
      setTaken(number);
      return isTaken || !!number;
    },
  });
  return (
    <div className="inline-flex flex-wrap items-center justify-end gap-2 max-md:flex">
      <ButtonWithReason
        obstacle={obstacle}
        className="md:h-control-sm max-md:flex-1"
        aria-label={`Restore ${item.recordName}`}
        isPending={isPending}
        onClick={() => restore(item)}
      >
        <ArchiveRestore aria-hidden="true" className="size-4" />
        Restore
      </ButtonWithReason>
      {isAsking && <ChooseAddress item={item} onClose={() => setAsking(false)} />}
      {taken && <ChooseNumber item={item} taken={taken} onClose={() => setTaken(undefined)} />}
    </div>
  );
}

const isSlugTaken = (error: Error) =>
  error instanceof Refused && error.problem.code === slugIsTakenNow.code;
