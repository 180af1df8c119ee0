import { plantApi } from '@sitewright/domain/plant/api';
import { useState } from 'react';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useAction } from '../../actions/use-action.ts';
import { DateField } from '../../ui/date-field.tsx';
import { isDate, showDate } from '../../ui/parse-date.ts';
import type { ActionProps } from '../plant-actions.ts';

export function ExtendHire({ hire, onClose }: ActionProps) {
  const { expectedOffHire } = hire;
  const [date, setDate] = useState(expectedOffHire ?? '');
  const extend = useAction(plantApi.edit, {
    onClose,
    doneMessage: ({ name }) => `${name} is expected off hire on ${showDate(date)}`,
  });
  return (
    <ActionDialog
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
    </ActionDialog>
  );
}
