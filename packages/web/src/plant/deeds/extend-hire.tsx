import { plantApi } from '@sitewright/domain/plant/api';
import { useState } from 'react';
import { DeedDialog } from '../../app/deed-dialog.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { isDate, showDate } from '../../ui/parse-date.ts';
import type { DeedProps } from '../plant-actions.ts';
import { usePlantDeed } from '../use-plant-deed.ts';

export function ExtendHire({ hire, onClose }: DeedProps) {
  const { expectedOffHire } = hire;
  const [date, setDate] = useState(expectedOffHire ?? '');
  const extend = usePlantDeed(
    plantApi.edit,
    onClose,
    ({ name }) => `${name} is expected off hire on ${showDate(date)}`,
  );
  return (
    <DeedDialog
      title={`Extend the hire of ${hire.name}`}
      description={
        expectedOffHire
          ? `Off-hire is expected on ${showDate(expectedOffHire)}.`
          : 'Nobody has said yet when it goes off hire.'
      }
      confirmText="Extend"
      command={extend}
      isBlocked={!isDate(date)}
      onConfirm={() =>
        extend.perform({
          params: { plantHireId: hire.id },
          body: { expectedOffHire: date, version: hire.version },
        })
      }
      onClose={onClose}
    >
      {({ expectedOffHire: error }) => (
        <DateField
          label="Expected off-hire"
          name="expectedOffHire"
          value={date}
          onChange={setDate}
          error={error}
        />
      )}
    </DeedDialog>
  );
}
