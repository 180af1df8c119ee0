import type { BinItem } from '@sitewright/domain/backup/recycle-bin';
import { recycleBinApi } from '@sitewright/domain/backup/recycle-bin-api';
import { ActionDialog } from '../actions/action-dialog.tsx';
import { useAction } from '../actions/use-action.ts';
import { usePasswordAgain } from '../actions/use-password-again.tsx';
import { cameAlong } from './bin-labels.ts';
import { TypedName, useTypedName } from './bin-typed-name.tsx';

type Props = { item: BinItem; onClose: () => void };

/** Destroying cannot be undone, so the user types the name of the company. */
export function DestroyItem({ item, onClose }: Props) {
  const { typed, setTyped, name, isTyped } = useTypedName();
  const action = useAction(recycleBinApi.purge, {
    onClose,
    doneMessage: () => `${item.recordName} is being destroyed.`,
  });
  const again = usePasswordAgain(action);
  const params = { binItemId: item.id };
  const along = cameAlong(item);
  return (
    <ActionDialog
      title={`Delete ${item.recordName} for ever?`}
      description={`${along ? `It goes with ${along} and their files. ` : ''}Nobody can bring it back.`}
      variant="destructive"
      confirmText="Delete for ever"
      isBlocked={!isTyped || again.isBlocked}
      command={again.command}
      onClose={onClose}
      onConfirm={() =>
        again.before(() => action.perform({ params, body: { organizationName: typed } }))
      }
    >
      {(fields) => (
        <>
          <TypedName
            name={name}
            typed={typed}
            setTyped={setTyped}
            error={fields.organizationName}
          />
          {again.field}
        </>
      )}
    </ActionDialog>
  );
}
