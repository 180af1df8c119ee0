import type { BinItem, BinPart } from '@sitewright/domain/backup/recycle-bin';
import { recycleBinApi } from '@sitewright/domain/backup/recycle-bin-api';
import { useQuery } from '@tanstack/react-query';
import { CommandDialog } from '../../actions/command-dialog.tsx';
import { query } from '../../platform/query.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { momentText } from '../../ui/format/date-time.ts';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { binTypeLabel, dependantsText, tableNoun } from '../bin-labels.ts';
import { TypedName, useTypedName } from '../typed-company-name.tsx';
import type { BinAction } from './bin-actions.ts';

type Props = BinAction & { onClose: () => void };

type ItemProps = { item: BinItem; onClose: () => void };

/** A preview of what would be restored. */
function BinPreview({ item, onClose }: ItemProps) {
  const preview = useQuery({
    ...query(recycleBinApi.previewItem, { params: { binItemId: item.id } }),
    staleTime: 0,
  });
  const { hold } = item.metadata;
  return (
    <Dialog
      isOpen
      title={item.recordName}
      description={`${binTypeLabel(item)} deleted ${momentText(item.deletedAt)} by ${item.deletedByName}`}
      onClose={onClose}
    >
      {hold && (
        <p className="text-sm">
          Under legal hold since {momentText(hold.since)}, by {hold.byName}: {hold.reason}
        </p>
      )}
      <Loaded query={preview} what="the preview" empty={null}>
        {({ parts }) => (
          <ul className="grid gap-3">
            {parts.map((part) => (
              <Part key={part.table} {...part} />
            ))}
          </ul>
        )}
      </Loaded>
    </Dialog>
  );
}

const Part = ({ table, count, names }: BinPart) => (
  <li className="grid gap-1 text-sm [overflow-wrap:anywhere]">
    <h3 className="text-sm">{`${count} ${tableNoun(table, count)}`}</h3>
    {names.map((name) => (
      <span key={name} className="truncate text-text-2">
        {name}
      </span>
    ))}
    {names.length > 0 && count > names.length && (
      <span className="text-text-2">and {count - names.length} more</span>
    )}
  </li>
);

/** For a claim or an inquiry: until the hold is lifted, it neither expires nor can be deleted. */
const HoldItem = ({ item, onClose }: ItemProps) => (
  <CommandDialog
    title={`Put ${item.recordName} under legal hold`}
    description="It stays in the recycle bin and cannot be deleted until the hold is lifted."
    variant="warning"
    confirmText="Put under legal hold"
    endpoint={recycleBinApi.hold}
    input={(body) => ({ params: { binItemId: item.id }, body })}
    start={{ reason: '' }}
    doneMessage={() => `${item.recordName} is under legal hold.`}
    onClose={onClose}
  >
    {(field) => (
      <TextField
        label="Reason"
        help="Such as a claim number"
        maxLength={300}
        {...field('reason')}
      />
    )}
  </CommandDialog>
);

const LiftHold = ({ item, onClose }: ItemProps) => (
  <CommandDialog
    title={`Lift the hold on ${item.recordName}?`}
    description="If its time in the recycle bin has expired, it is deleted permanently within the hour."
    variant="warning"
    confirmText="Lift hold"
    endpoint={recycleBinApi.liftHold}
    input={{ params: { binItemId: item.id } }}
    doneMessage={() => `Hold on ${item.recordName} lifted.`}
    onClose={onClose}
  />
);

/** Destroying cannot be undone, so the user types the name of the company. */
function DestroyItem({ item, onClose }: ItemProps) {
  const { company, isMistyped } = useTypedName();
  const along = dependantsText(item);
  return (
    <CommandDialog
      title={`Delete ${item.recordName} permanently?`}
      description={`${along ? `This also deletes ${along} and their files. ` : ''}This cannot be undone.`}
      variant="destructive"
      confirmText="Delete permanently"
      endpoint={recycleBinApi.purge}
      input={(body) => ({ params: { binItemId: item.id }, body })}
      start={{ organizationName: '' }}
      isBlocked={isMistyped}
      doneMessage={() => `${item.recordName} is being deleted permanently.`}
      onClose={onClose}
    >
      {(field) => <TypedName company={company} {...field('organizationName')} />}
    </CommandDialog>
  );
}

const dialogs = {
  preview: BinPreview,
  hold: HoldItem,
  lift: LiftHold,
  destroy: DestroyItem,
};

export function BinDialog({ action, ...props }: Props) {
  const Dialog = dialogs[action];
  return <Dialog {...props} />;
}
