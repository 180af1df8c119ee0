import { plantApi } from '@sitewright/domain/plant/api';
import { useState } from 'react';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useAction } from '../../actions/use-action.ts';
import { TextArea } from '../../ui/text-area.tsx';
import type { ActionProps } from '../plant-actions.ts';
import { MomentFields, useMoment } from './moment-fields.tsx';

export function CollectPlant({ hire, onClose }: ActionProps) {
  const moment = useMoment();
  const [damage, setDamage] = useState(hire.damage ?? '');
  const collect = useAction(plantApi.collect, {
    onClose,
    doneMessage: ({ name }) => `${name} was collected`,
  });
  const { instant: collectedAt } = moment;
  return (
    <ActionDialog
      title={`${hire.name} was collected`}
      description="It leaves the list of what stands on site."
      confirmText="Record collection"
      command={collect}
      isBlocked={!collectedAt}
      onConfirm={() =>
        collect.perform({ params: { plantHireId: hire.id }, body: { collectedAt, damage } })
      }
      onClose={onClose}
    >
      {(fields) => (
        <>
          <MomentFields label="Collected" moment={moment} error={fields.collectedAt} />
          <TextArea
            label="Damage"
            isOptional
            name="damage"
            maxLength={2000}
            error={fields.damage}
            value={damage}
            onChange={setDamage}
          />
        </>
      )}
    </ActionDialog>
  );
}
