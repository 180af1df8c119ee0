import { plantApi } from '@sitewright/domain/plant/api';
import { useState } from 'react';
import { DeedDialog } from '../../app/deed-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import type { DeedProps } from '../plant-actions.ts';
import { usePlantDeed } from '../use-plant-deed.ts';
import { MomentFields, useMoment } from './moment-fields.tsx';

export function CollectPlant({ hire, onClose }: DeedProps) {
  const moment = useMoment();
  const [damage, setDamage] = useState(hire.damage ?? '');
  const collect = usePlantDeed(plantApi.collect, onClose, ({ name }) => `${name} was collected`);
  const { instant: collectedAt } = moment;
  return (
    <DeedDialog
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
    </DeedDialog>
  );
}
