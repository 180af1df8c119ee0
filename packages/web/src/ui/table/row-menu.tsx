import { Ellipsis } from 'lucide-react';
import { Menu, MenuItem, MenuNote } from '../dialogs/menu.tsx';
import { actionsFor, type RowAction } from './column.ts';

type Props<T> = { row: T; name: string; actions: readonly RowAction<T>[] };

/** All actions of a row with their shortcuts; disabled ones show the reason. */
export function RowMenu<T>({ row, name, actions }: Props<T>) {
  const offered = actionsFor(actions, row);
  if (offered.length === 0) return null;
  const reason = reasonForAll(offered, row);
  return (
    <Menu
      label={`Actions for ${name}`}
      trigger={
        <button
          type="button"
          aria-label={`Actions for ${name}`}
          className="grid size-7 flex-none place-items-center rounded-control text-text-2 hover:bg-sunken hover:text-text max-md:size-11 pointer-coarse:size-11"
        >
          <Ellipsis aria-hidden="true" className="size-4 max-md:size-6" />
        </button>
      }
    >
      {reason && (
        <MenuNote>
          <span className="block max-w-64 text-xs text-text-2">{reason}</span>
        </MenuNote>
      )}
      {offered.map((action) => (
        <ActionItem key={action.id} action={action} row={row} isReasonShown={!!reason} />
      ))}
    </Menu>
  );
}

/** A reason that blocks every action is shown once. */
function reasonForAll<T>(offered: readonly RowAction<T>[], row: T): string | undefined {
  const reasons = new Set(offered.map(({ obstacle }) => obstacle?.(row)?.message));
  return offered.length > 1 && reasons.size === 1 ? [...reasons][0] : undefined;
}

type ItemProps<T> = { action: RowAction<T>; row: T; isReasonShown: boolean };

const keyNames = { Enter: 'Enter', e: 'E', Delete: 'Del' };

function ActionItem<T>({ action, row, isReasonShown }: ItemProps<T>) {
  const { label, icon, key, onPress } = action;
  return (
    <MenuItem
      {...(icon && { icon })}
      obstacle={isReasonShown ? undefined : action.obstacle?.(row)}
      isBlocked={isReasonShown}
      aside={
        key && (
          <span aria-hidden="true" className="text-xs text-text-2 pointer-coarse:hidden">
            {keyNames[key]}
          </span>
        )
      }
      onSelect={() => onPress(row)}
    >
      {label}
    </MenuItem>
  );
}
