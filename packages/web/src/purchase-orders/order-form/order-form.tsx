import type { VatTreatment } from '@sitewright/domain/purchase-orders/order-status';
import type { ReactNode } from 'react';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import { FieldError } from '../../ui/fields/field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { LineGrid } from '../line-grid/line-grid.tsx';
import { OrderHeadFields } from './order-head-fields.tsx';
import { OrderTotals, sumsOf } from './order-totals.tsx';
import type { OrderForm as Form } from './use-order-form.ts';

type Props = {
  form: Form;
  /** Further fields, and the buttons. */
  children: ReactNode;
};

/** The form of an order: its head, lines and totals. */
export function OrderForm({ form, children }: Props) {
  const { header, lines, actions, grid, discount, isValidated, refusals, orderFault } = form;
  return (
    <form
      {...header.bind}
      aria-label="Purchase order"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 max-md:gap-3"
    >
      <ErrorSummary form={{ ...form, shown: form.faults, focus: form.goTo }} />
      <OrderHeadFields form={header} />
      <section aria-label="Lines" className="rounded-card border border-line bg-surface">
        <LineGrid
          lines={lines}
          actions={actions}
          grid={grid}
          discount={discount}
          isValidated={isValidated}
          refusals={refusals}
          supplierId={header.values.supplierId}
          fault={
            orderFault && (
              <div className="px-4 pb-2">
                <FieldError text={orderFault} />
              </div>
            )
          }
        />
        <div className="grid gap-x-8 gap-y-4 border-t border-line p-4 md:grid-cols-[minmax(0,1fr)_300px]">
          <TextArea label="Notes to supplier" isOptional rows={4} {...header.field('notes')} />
          <OrderTotals {...sumsOf(lines, discount, header.values.vatTreatment as VatTreatment)} />
        </div>
      </section>
      {children}
    </form>
  );
}
