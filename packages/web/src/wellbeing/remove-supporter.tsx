import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import type { Supporter } from '@sitewright/domain/wellbeing/wellbeing';
import { ActionDialog } from '../actions/action-dialog.tsx';
import { useAction } from '../actions/use-action.ts';

type Props = { supporter: Supporter; onClose: () => void };

export function RemoveSupporter({ supporter: { userId, name }, onClose }: Props) {
  const remove = useAction(wellbeingApi.removeSupporter, {
    onClose,
    doneMessage: () => `${name} is off the list`,
  });
  return (
    <ActionDialog
      title={`Take ${name} off the list?`}
      description="Nobody can ask them for a call any more. The calls they were asked for stay with them."
      confirmText="Take off"
      command={remove}
      onConfirm={() => remove.perform({ params: { userId } })}
      onClose={onClose}
    />
  );
}
