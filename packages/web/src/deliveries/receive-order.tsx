import { longestOnTicket } from '@sitewright/domain/deliveries/delivery';
import { nameOf } from '@sitewright/domain/purchase-orders/order-labels';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { useId } from 'react';
import { useCarefulClose } from '../forms/use-careful-close.ts';
import { inWords } from '../platform/call.ts';
import { AskBeforeLeaving } from '../ui/ask-before-leaving.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { DateField } from '../ui/date-field.tsx';
import { DraftBack } from '../ui/draft-back.tsx';
import { timeText } from '../ui/format/moment.ts';
import { SheetFooter } from '../ui/sheet-footer.tsx';
import { SideSheet } from '../ui/side-sheet.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ReceiveLine } from './receive-line.tsx';
import { TicketPhotos } from './ticket-photos.tsx';
import { type Receiving, useReceive } from './use-receive.ts';

type Props = { order: PurchaseOrder; onClose: () => void };

/** The form that records a delivery of an order. */
export function ReceiveOrder({ order, onClose }: Props) {
  const id = useId();
  const receiving = useReceive(order, onClose);
  const { field, over, send, isPending, typed, photos, draft } = receiving;
  // The browser keeps what is typed, but no photos.
  const savedDraft = photos.length > 0 ? undefined : draft;
  const { close, asking } = useCarefulClose({ values: typed, draft: savedDraft, onClose });
  return (
    <SideSheet
      title={`Receive ${nameOf(order)}`}
      isOpen
      onClose={close}
      footer={<Footer id={id} receiving={receiving} onClose={close} />}
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
        {draft.foundAt && <DraftBack savedAt={draft.foundAt} onDiscard={draft.discard} />}
        <ul className="grid gap-3">
          {order.items.map((line) => (
            <ReceiveLine key={line.id} line={line} field={field} />
          ))}
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

type PartProps = { receiving: Receiving };

const TicketFields = ({ receiving: { field, photos, setPhotos } }: PartProps) => (
  <>
    <TicketPhotos photos={photos} onChange={setPhotos} />
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

type FooterProps = PartProps & { id: string; onClose: () => void };

const Footer = ({
  id,
  receiving: { error, faults, hasNothing, isPending, draft },
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
    {draft.savedAt && <p className="text-xs text-text-2">Draft saved {timeText(draft.savedAt)}</p>}
  </SheetFooter>
);
