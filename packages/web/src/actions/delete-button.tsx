import type { Endpoint } from '@sitewright/domain/kernel/endpoint';
import { Trash2 } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { DeleteDialog } from './delete-dialog.tsx';
import { useDeletionObstacle } from './use-deletion-obstacle.ts';

type Props<E extends Endpoint> = Pick<
  ComponentProps<typeof DeleteDialog<E>>,
  'endpoint' | 'input' | 'recordType' | 'recordId' | 'consequence'
> & {
  /** The kind of record, such as `comment`. */
  what: string;
  author: string;
};

/** The small button of a comment or message that deletes it. */
export function DeleteButton<E extends Endpoint>({ what, author, ...deletion }: Props<E>) {
  const [isAsking, setAsking] = useState(false);
  const obstacle = useDeletionObstacle(deletion.endpoint)(deletion.recordId);
  return (
    <>
      <button
        type="button"
        aria-label={`Delete ${what} by ${author}`}
        aria-disabled={obstacle ? true : undefined}
        aria-description={obstacle?.message}
        title={obstacle?.message}
        onClick={() => !obstacle && setAsking(true)}
        className="grid size-6 flex-none place-items-center rounded-control text-text-2 hover:bg-sunken hover:text-text aria-disabled:cursor-not-allowed aria-disabled:opacity-60 site:-my-2 site:-mr-2 site:size-11 print:hidden"
      >
        <Trash2 aria-hidden="true" className="size-3.5 site:size-4" />
      </button>
      {isAsking && (
        <DeleteDialog
          {...deletion}
          title={`this ${what}`}
          name={`The ${what}`}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
