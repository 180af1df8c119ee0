import type { Endpoint } from '@sitewright/domain/kernel/endpoint';
import { Trash2 } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { DeleteDialog } from './delete-dialog.tsx';

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
  return (
    <>
      <button
        type="button"
        aria-label={`Delete ${what} by ${author}`}
        onClick={() => setAsking(true)}
        className="grid size-6 flex-none place-items-center rounded-control text-text-2 hover:bg-sunken hover:text-text site:-my-2 site:-mr-2 site:size-11 print:hidden"
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
