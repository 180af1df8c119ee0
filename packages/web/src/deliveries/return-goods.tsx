import { deliveriesApi } from '@sitewright/domain/deliveries/api';
import type { Delivery, DeliveryLine } from '@sitewright/domain/deliveries/delivery';
import {
  type RejectionReason,
  rejectionLabels,
  rejectionReasons,
} from '@sitewright/domain/deliveries/rejection';
import { returnableLines } from '@sitewright/domain/deliveries/return-goods';
import { decimalOf } from '@sitewright/domain/kernel/decimal';
import { acceptedOf } from '@sitewright/domain/purchase-orders/line-maths';
import { formatQuantity } from '@sitewright/domain/purchase-orders/order-labels';
import { CommandDialog } from '../actions/command-dialog.tsx';
import { optionsOf } from '../ui/fields/options.ts';
import { formatDate } from '../ui/fields/parse-date.ts';
import { SelectField } from '../ui/fields/select-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';

type Props = { delivery: Delivery; onClose: () => void };

/** A part of what a delivery brought goes back to the supplier. */
export function ReturnGoods({ delivery, onClose }: Props) {
  const lines = returnableLines(delivery);
  const [only] = lines.length === 1 ? lines : [];
  return (
    <CommandDialog
      title={`Return goods from the delivery of ${formatDate(delivery.date)}?`}
      description="Returned goods count as rejected. They are removed from cost, carbon and stock on site, and become outstanding on the order again."
      confirmText="Return"
      variant="warning"
      endpoint={deliveriesApi.returnGoods}
      input={({ deliveryItemId, quantity, rejectionReason }) => ({
        params: { deliveryId: delivery.id },
        body: {
          deliveryItemId: Number(deliveryItemId),
          quantity,
          rejectionReason: rejectionReason as RejectionReason,
        },
      })}
      start={{ deliveryItemId: only ? String(only.id) : '', quantity: '', rejectionReason: '' }}
      doneMessage={() => 'Goods returned'}
      onClose={onClose}
    >
      {(field) => (
        <>
          <SelectField label="Line" options={lines.map(optionOf)} {...field('deliveryItemId')} />
          <TextField
            label="Quantity returned"
            inputMode="decimal"
            autoComplete="off"
            {...field('quantity')}
          />
          <SelectField
            label="Reason"
            options={optionsOf(rejectionReasons, rejectionLabels)}
            {...field('rejectionReason')}
          />
        </>
      )}
    </CommandDialog>
  );
}

const optionOf = (line: DeliveryLine) => ({
  value: String(line.id),
  label: `${line.description}, ${formatQuantity(decimalOf(acceptedOf(line), 3), line.unit)}`,
});
