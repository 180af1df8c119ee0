import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import type { OrderLine, PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { useQuery } from '@tanstack/react-query';
import { ClipboardList } from 'lucide-react';
import { useState } from 'react';
import { query, queryAll } from '../../platform/query.ts';
import { Button } from '../../ui/button.tsx';
import { ComboboxField } from '../../ui/fields/combobox-field.tsx';
import { quantityText } from '../labels.ts';
import { type EntryFormState, type Values, withCategory } from './fields.ts';

/** As many as the server sends at once. */
const limit = 200;

type Props = { form: EntryFormState; projectId: number };

/** Copies the details of an order into the form. */
export function FromOrder(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <Choosing {...props} />
  ) : (
    <Button icon={ClipboardList} className="justify-self-start" onClick={() => setOpen(true)}>
      Create from purchase order
    </Button>
  );
}

function Choosing({ form, projectId }: Props) {
  const [orderId, setOrderId] = useState('');
  const [lineId, setLineId] = useState('');
  const { data: orders } = useQuery(
    queryAll(purchaseOrdersApi.list, { query: { contractId: projectId, limit } }),
  );
  const order = useQuery({
    ...query(purchaseOrdersApi.read, { params: { purchaseOrderId: orderId } }),
    enabled: !!orderId,
  }).data;
  const choose = (value: string) => {
    setLineId(value);
    const line = order?.items.find(({ id }) => String(id) === value);
    if (order && line) form.fill(filledFrom(order, line));
  };
  return (
    <div className="grid gap-3 rounded-card border border-line p-3">
      <ComboboxField
        label="Purchase order"
        name="order"
        value={orderId}
        onChange={setOrderId}
        options={(orders ?? []).map(({ id, poNumber, supplierName }) => ({
          value: String(id),
          label: poNumber ?? `Draft ${id}`,
          hint: supplierName,
        }))}
      />
      {order && (
        <ComboboxField
          label="Order line"
          name="line"
          value={lineId}
          onChange={choose}
          options={order.items.map(({ id, description, quantity, unit }) => ({
            value: String(id),
            label: description,
            hint: quantityText(quantity, unit),
          }))}
        />
      )}
    </div>
  );
}

const filledFrom =
  (order: PurchaseOrder, line: OrderLine) =>
  (values: Values): Values => ({
    ...withCategory('materials')(values),
    source: line.description,
    quantity: line.quantity.replace(/\.?0+$/, ''),
    unit: line.unit ?? '',
    materialId: line.materialId ? String(line.materialId) : '',
    supplier: order.supplierName,
    poNumber: order.poNumber ?? '',
    deliveryDate: order.deliveryDate ?? '',
    date: order.deliveryDate ?? order.issueDate ?? values.date,
    poTotal: order.total ?? '',
  });
