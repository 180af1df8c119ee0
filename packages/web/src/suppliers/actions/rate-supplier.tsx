import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { leastDeliveries } from '@sitewright/domain/suppliers/ratings';
import { useState } from 'react';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useAction } from '../../actions/use-action.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import type { ActionProps } from '../supplier-actions.ts';

const byFigures = 'by-figures';
const stars = ['5.0', '4.5', '4.0', '3.5', '3.0', '2.5', '2.0', '1.5', '1.0', '0.5', '0.0'];
const options = [
  { value: byFigures, label: 'By the figures' },
  ...stars.map((value) => ({ value, label: `${value} of 5` })),
];

/** Overrides the calculated rating, with a reason. */
export function RateSupplier({ supplier, onClose }: ActionProps) {
  const [chosen, choose] = useState(supplier.performanceOverride ?? byFigures);
  const [overrideReason, setReason] = useState(supplier.overrideReason ?? '');
  const isByHand = chosen !== byFigures;
  const rate = useAction(suppliersApi.edit, {
    onClose,
    doneMessage: ({ name }) => `${name} is rated`,
  });
  return (
    <ActionDialog
      title={`Rate ${supplier.name}`}
      description={`By the figures the rating is made of deliveries on time and in full and of what was rejected, from ${leastDeliveries} deliveries on.`}
      confirmText="Save rating"
      command={rate}
      isBlocked={isByHand && overrideReason.trim() === ''}
      onConfirm={() =>
        rate.perform({
          params: { supplierId: supplier.id },
          body: {
            performanceOverride: isByHand ? chosen : null,
            ...(isByHand && { overrideReason }),
            version: supplier.version,
          },
        })
      }
      onClose={onClose}
    >
      {(fields) => (
        <>
          <SelectField
            label="Rating"
            name="performanceOverride"
            placeholder="Choose"
            {...{ options }}
            error={fields.performanceOverride}
            value={chosen}
            onChange={choose}
          />
          {isByHand && (
            <TextArea
              label="Why you judge otherwise than the figures"
              name="overrideReason"
              required
              maxLength={500}
              error={fields.overrideReason}
              value={overrideReason}
              onChange={setReason}
            />
          )}
        </>
      )}
    </ActionDialog>
  );
}
