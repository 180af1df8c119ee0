import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import type { Supporter } from '@sitewright/domain/wellbeing/wellbeing';
import { DeedDialog } from '../app/deed-dialog.tsx';
import { useDeed } from '../app/use-deed.ts';
import { staleByWellbeing } from './queries.ts';

type Props = { supporter: Supporter; onClose: () => void };

export function RemoveSupporter({ supporter: { userId, name }, onClose }: Props) {
  const remove = useDeed(
    staleByWellbeing,
    wellbeingApi.removeSupporter,
    onClose,
    () => `${name} is off the list`,
  );
  return (
    <DeedDialog
      title={`Take ${name} off the list?`}
      description="Nobody can ask them for a call any more. The calls they were asked for stay with them."
      confirmText="Take off"
      command={remove}
      onConfirm={() => remove.perform({ params: { userId } })}
      onClose={onClose}
    />
  );
}
