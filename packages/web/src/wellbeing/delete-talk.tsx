import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import type { ToolboxTalk } from '@sitewright/domain/wellbeing/toolbox-talk';
import { DeedDialog } from '../app/deed-dialog.tsx';
import { useDeed } from '../app/use-deed.ts';
import { useDaysInBin } from '../backup/use-days-in-bin.ts';
import { staleByTalk } from './queries.ts';

type Props = { talk: ToolboxTalk; onClose: () => void };

export function DeleteTalk({ talk: { id, title }, onClose }: Props) {
  const remove = useDeed(
    staleByTalk,
    wellbeingApi.removeTalk,
    onClose,
    () => `${title} is in the recycle bin`,
  );
  return (
    <DeedDialog
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
