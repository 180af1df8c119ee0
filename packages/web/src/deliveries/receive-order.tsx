import { longestOnTicket } from '@sitewright/domain/deliveries/delivery';
import { nameOf } from '@sitewright/domain/purchase-orders/order-words';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { useId } from 'react';
import { useCarefulClose } from '../app/use-careful-close.ts';
import { inWords } from '../platform/call.ts';
import { AskBeforeLeaving } from '../ui/ask-before-leaving.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { DateField } from '../ui/date-field.tsx';
import { SheetFooter } from '../ui/sheet-footer.tsx';
import { SideSheet } from '../ui/side-sheet.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ReceiveLine } from './receive-line.tsx';
import { TicketPhotos } from './ticket-photos.tsx';
import { useReceive } from './use-receive.ts';

type Props = { order: PurchaseOrder; onClose: () => void };

/** What came of an order, as somebody at the gate counts it. */
export function ReceiveOrder({ order, onClose }: Props) {
  const id = useId();
  const receiving = useReceive(order, onClose);
  const { rows, write, faults, over, send, isPending, typed } = receiving;
  const { close, asking } = useCarefulClose({ values: typed, onClose });
  return (
    <SideSheet
      title={`Receive ${nameOf(order)}`}
      isOpen
      onClose={close}
      footer={<Footer {...{ id, receiving }} onClose={close} />}
    >
      <form
        id={id}
        noValidate
        aria-label="Delivery"
        onSubmit={(event) => {
          event.preventDefault();
          if (!receiving.hasNothing) send(false);
        }}
        className="grid gap-4"
      >
        <ul className="grid gap-3">
          {order.items.map((line, place) => {
            const row = rows[place];
            return row && <ReceiveLine key={line.id} {...{ line, row, write, faults }} />;
          })}
        </ul>
        <TicketFields receiving={receiving} />
      </form>
      <ConfirmDialog
        variant="warning"
        title="Receive more than was ordered?"
        description={over}
        confirmText="Receive it all"
        isOpen={!!over}
        isPending={isPending}
        onConfirm={() => send(true)}
        onCancel={receiving.reconsider}
      />
      <AskBeforeLeaving {...asking} />
    </SideSheet>
  );
}

type PartProps = { receiving: ReturnType<typeof useReceive> };

const TicketFields = ({ receiving: { head, fill, faults, photos, setPhotos } }: PartProps) => {
  const field = (name: keyof typeof head) => ({
    name,
    value: head[name],
    error: faults[name],
    onChange: (value: string) => fill({ [name]: value }),
  });
  return (
    <>
      <TicketPhotos {...{ photos }} onChange={setPhotos} />
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField label="Delivered on" {...field('date')} />
        <TextField
          label="Ticket number"
          isOptional
          autoComplete="off"
          maxLength={longestOnTicket.ticketNumber}
          {...field('ticketNumber')}
        />
      </div>
      <TextField
        label="Received by"
        autoComplete="name"
        maxLength={longestOnTicket.receivedBy}
        {...field('receivedBy')}
      />
      <TextArea label="Notes" isOptional maxLength={longestOnTicket.notes} {...field('notes')} />
    </>
  );
};

type FooterProps = PartProps & { id: string; onClose: () => void };

const Footer = ({
  id,
  receiving: { error, faults, hasNothing, isPending },
  onClose,
}: FooterProps) => (
  <SheetFooter
    form={id}
    submitText="Receive"
    isBlocked={hasNothing}
    isPending={isPending}
    failure={error && Object.keys(faults).length === 0 && inWords(error)}
    onCancel={onClose}
  >
    {hasNothing && <p className="text-xs text-text-2">Enter what came of at least one line.</p>}
  </SheetFooter>
);
