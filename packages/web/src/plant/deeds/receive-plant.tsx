import { plantApi } from '@sitewright/domain/plant/api';
import { DeedDialog } from '../../app/deed-dialog.tsx';
import type { DeedProps } from '../plant-actions.ts';
import { usePlantDeed } from '../use-plant-deed.ts';
import { MomentFields, useMoment } from './moment-fields.tsx';

export function ReceivePlant({ hire, onClose }: DeedProps) {
  const moment = useMoment();
  const receive = usePlantDeed(plantApi.receive, onClose, ({ name }) => `${name} is on hire`);
  const { instant: onHireAt } = moment;
  return (
    <DeedDialog
      title={`${hire.name} has arrived`}
      description="The charge begins on this day."
      confirmText="Record arrival"
      command={receive}
      isBlocked={!onHireAt}
      onConfirm={() => receive.perform({ params: { plantHireId: hire.id }, body: { onHireAt } })}
      onClose={onClose}
    >
      {({ onHireAt: error }) => <MomentFields label="On hire from" {...{ moment, error }} />}
    </DeedDialog>
  );
}
