import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import type { ToolboxTalk } from '@sitewright/domain/wellbeing/toolbox-talk';
import { ActionDialog } from '../actions/action-dialog.tsx';
import { useAction } from '../actions/use-action.ts';
import { useDaysInBin } from '../actions/use-days-in-bin.ts';

type Props = { talk: ToolboxTalk; onClose: () => void };

export function DeleteTalk({ talk: { id, title }, onClose }: Props) {
  const remove = useAction(wellbeingApi.removeTalk, {
    onClose,
    doneMessage: () => `${title} is in the recycle bin`,
  });
  return (
    <ActionDialog
      title={`Delete the record of ${title}?`}
      description={`Who was there goes with it. It can be restored from the recycle bin for ${useDaysInBin()} days.`}
      confirmText="Delete"
      variant="destructive"
      command={remove}
      onConfirm={() => remove.perform({ params: { toolboxTalkId: id } })}
      onClose={onClose}
    />
  );
}
