import { plantApi } from '@sitewright/domain/plant/api';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useAction } from '../../actions/use-action.ts';
import type { ActionProps } from '../plant-actions.ts';
import { MomentFields, useMoment } from './moment-fields.tsx';

export function ReceivePlant({ hire, onClose }: ActionProps) {
  const moment = useMoment();
  const receive = useAction(plantApi.receive, {
    onClose,
    doneMessage: ({ name }) => `${name} is on hire`,
  });
  const { instant: onHireAt } = moment;
  return (
    <ActionDialog
      title={`${hire.name} has arrived`}
      description="The charge begins on this day."
      confirmText="Record arrival"
      command={receive}
      isBlocked={!onHireAt}
      onConfirm={() => receive.perform({ params: { plantHireId: hire.id }, body: { onHireAt } })}
      onClose={onClose}
    >
      {({ onHireAt: error }) => <MomentFields label="On hire from" moment={moment} error={error} />}
    </ActionDialog>
  );
}
