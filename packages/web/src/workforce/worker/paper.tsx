import type { Endpoint, Input } from '@sitewright/domain/kernel/endpoint';
import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { CommandDialog } from '../../actions/command-dialog.tsx';
import { capitalised } from '../../ui/format/labels.ts';
import { SmallAction } from '../../ui/small-action.tsx';

type Removal<E extends Endpoint> = {
  endpoint: E;
  input: Input<E>;
};

type Props<E extends Endpoint> = {
  /** Its name, such as 'the induction on Kestrel Wharf'. */
  name: string;
  title: ReactNode;
  note: ReactNode;
  onEdit?: () => void;
  /** Missing for users who may only read. */
  removal?: Removal<E> | undefined;
};

export const papersStyles = 'divide-y divide-line-2 rounded-card border border-line empty:hidden';

/** One document of a worker: its details, and its actions. */
export function Paper<E extends Endpoint>({ name, title, note, onEdit, removal }: Props<E>) {
  const [isRemoving, setRemoving] = useState(false);
  return (
    <li className="flex items-center gap-2 px-3 py-2">
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <p className="text-sm font-medium">{title}</p>
        <p className="text-xs tracking-normal text-text-2 site:text-sm">{note}</p>
      </div>
      {onEdit && <SmallAction label={`Edit ${name}`} icon={Pencil} onPress={onEdit} />}
      {removal && (
        <SmallAction label={`Delete ${name}`} icon={Trash2} onPress={() => setRemoving(true)} />
      )}
      {isRemoving && removal && (
        <CommandDialog
          {...removal}
          title={`Delete ${name}?`}
          description="It cannot be restored."
          confirmText="Delete"
          variant="destructive"
          doneMessage={() => `${capitalised(name)} deleted`}
          onClose={() => setRemoving(false)}
        />
      )}
    </li>
  );
}
