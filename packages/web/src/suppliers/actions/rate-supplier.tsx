import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { minRatedDeliveries } from '@sitewright/domain/suppliers/ratings';
import { useState } from 'react';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useAction } from '../../actions/use-action.ts';
import type { Bound } from '../../ui/fields/field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
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
      description={`By the figures the rating is made of deliveries on time and in full and of what was rejected, from ${minRatedDeliveries} deliveries on.`}
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
      {(errors) => (
        <RatingFields
          rating={{
            name: 'performanceOverride',
            value: chosen,
            error: errors.performanceOverride,
            onChange: choose,
          }}
          reason={
            isByHand && {
              name: 'overrideReason',
              value: overrideReason,
              error: errors.overrideReason,
              onChange: setReason,
            }
          }
        />
      )}
    </ActionDialog>
  );
}

const RatingFields = ({ rating, reason }: { rating: Bound; reason: Bound | false }) => (
  <>
    <SelectField label="Rating" options={options} {...rating} />
    {reason && (
      <TextArea
        label="Why you judge otherwise than the figures"
        required
        maxLength={500}
        {...reason}
      />
    )}
  </>
);
