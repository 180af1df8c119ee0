import { maxTicketLengths } from '@sitewright/domain/deliveries/delivery';
import { rejectionLabels, rejectionReasons } from '@sitewright/domain/deliveries/rejection';
import { dayIsSignedOff } from '@sitewright/domain/files/rules';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import { orderLabel } from '@sitewright/domain/purchase-orders/order-labels';
import type { OrderLine, PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { useId, useState } from 'react';
import { useConfirmClose } from '../forms/use-confirm-close.ts';
import { UnsavedChangesDialog } from '../ui/dialogs/ask-before-leaving.tsx';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { SheetFooter } from '../ui/dialogs/sheet-footer.tsx';
import { SideSheet } from '../ui/dialogs/side-sheet.tsx';
import { DraftNotice } from '../ui/draft-notice.tsx';
import { DateField } from '../ui/fields/date-field.tsx';
import { FieldError } from '../ui/fields/field.tsx';
import { optionsOf } from '../ui/fields/options.ts';
import { formatDate, isDate } from '../ui/fields/parse-date.ts';
import { SelectField } from '../ui/fields/select-field.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { ChooseFiles } from '../ui/files/choose-files.tsx';
import { ChosenFiles } from '../ui/files/chosen-files.tsx';
import { photoLimits } from '../ui/files/picture-limits.ts';
import { timeText } from '../ui/format/date-time.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { obstacleToAdding } from '../ui/obstacle-to-adding.ts';
import { remainingText } from './remaining.ts';
import { type Receiving, useReceive } from './use-receive.ts';

type Props = { order: PurchaseOrder; onClose: () => void };

/** The form that records a delivery of an order. */
export function ReceiveOrder({ order, onClose }: Props) {
  const id = useId();
  const receiving = useReceive(order, onClose);
  const { field, over, send, isPending, typed, photos, draft } = receiving;
  // The browser keeps what is typed, but no photos.
  const savedDraft = photos.length > 0 ? undefined : draft;
  const { close, asking } = useConfirmClose({ values: typed, draft: savedDraft, onClose });
  return (
    <SideSheet
      title={`Receive ${orderLabel(order)}`}
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
          if (!receiving.hasNothing) send({ overReceiptConfirmed: false });
        }}
        className="grid gap-4"
      >
        {draft.restoredAt && <DraftNotice savedAt={draft.restoredAt} onDiscard={draft.discard} />}
        {receiving.isSigned && (
          <TextArea
            label="Reason for the amendment"
            help="This day is signed off."
            {...field('reason')}
          />
        )}
        <ul className="grid gap-3">
          {order.items.map((line) => (
            <ReceiveLine key={line.id} line={line} field={field} />
          ))}
        </ul>
        <TicketFields order={order} receiving={receiving} />
      </form>
      <ConfirmDialog
        variant="warning"
        title="Receive more than was ordered?"
        description={over}
        confirmText="Receive as entered"
        isOpen={!!over}
        isPending={isPending}
        onConfirm={() => send({ overReceiptConfirmed: true })}
        onCancel={receiving.reconsider}
      />
      <UnsavedChangesDialog {...asking} />
    </SideSheet>
  );
}

type PartProps = { receiving: Receiving };

type TicketProps = PartProps & { order: PurchaseOrder };

const TicketFields = ({
  order,
  receiving: { field, isSigned, photos, setPhotos },
}: TicketProps) => (
  <>
    {isSigned ? (
      <p className="text-sm text-text-2">{dayIsSignedOff.message}</p>
    ) : (
      <TicketPhotos photos={photos} onChange={setPhotos} />
    )}
    <div className="grid gap-4 sm:grid-cols-2">
      <DateField
        label="Delivered on"
        help={earlierThanOrder(order, field('date').value)}
        {...field('date')}
      />
      <TextField
        label="Ticket number"
        isOptional
        autoComplete="off"
        maxLength={maxTicketLengths.ticketNumber}
        {...field('ticketNumber')}
      />
    </div>
    <TextField
      label="Received by"
      autoComplete="name"
      maxLength={maxTicketLengths.receivedBy}
      {...field('receivedBy')}
    />
    <TextArea label="Notes" isOptional maxLength={maxTicketLengths.notes} {...field('notes')} />
  </>
);

/** Allowed, as goods may be ordered by telephone, but more often a mistyped date. */
function earlierThanOrder({ createdAt }: PurchaseOrder, date: string): string | undefined {
  const raised = londonDay(new Date(createdAt));
  if (!isDate(date) || date >= raised) return;
  return `This is before the order was raised on ${formatDate(raised)}.`;
}

type FooterProps = PartProps & { id: string; onClose: () => void };

const Footer = ({
  id,
  receiving: { failure, hasNothing, isPending, draft },
  onClose,
}: FooterProps) => (
  <SheetFooter
    form={id}
    submitText="Receive"
    isBlocked={hasNothing}
    isPending={isPending}
    failure={failure}
    onCancel={onClose}
  >
    {hasNothing && (
      <p className="text-xs text-text-2">Enter the quantity received on at least one line.</p>
    )}
    {draft.savedAt && <p className="text-xs text-text-2">Draft saved {timeText(draft.savedAt)}</p>}
  </SheetFooter>
);

type ReceiveLineProps = { line: OrderLine; field: Receiving['field'] };

/** The quantity received of a line; the rejected quantity is asked for only where there is one. */
function ReceiveLine({ line, field }: ReceiveLineProps) {
  const [isRejecting, setRejecting] = useState(field(`${line.id}.rejected`).value !== '');
  return (
    <li aria-label={line.description} className="grid gap-3 rounded-card border border-line p-3">
      <div>
        <p className="font-medium [overflow-wrap:anywhere]">{line.description}</p>
        <p className="text-sm text-text-2 tabular-nums">{remainingText(line)}</p>
      </div>
      <div className="grid grid-cols-2 items-end gap-3">
        <TextField
          label={line.unit ? `Received, ${line.unit}` : 'Received'}
          inputMode="decimal"
          autoComplete="off"
          {...field(`${line.id}.received`)}
        />
        {!isRejecting && <LinkButton onClick={() => setRejecting(true)}>Reject some</LinkButton>}
      </div>
      {isRejecting && <Rejection line={line} field={field} />}
    </li>
  );
}

const Rejection = ({ line, field }: ReceiveLineProps) => (
  <div className="grid grid-cols-2 gap-3">
    <TextField
      label="Of these, rejected"
      inputMode="decimal"
      autoComplete="off"
      {...field(`${line.id}.rejected`)}
    />
    <SelectField
      label="Reason"
      options={optionsOf(rejectionReasons, rejectionLabels)}
      {...field(`${line.id}.rejectionReason`)}
    />
  </div>
);

type TicketPhotosProps = { photos: readonly File[]; onChange: (photos: readonly File[]) => void };

/** The ticket, photographed at the gate; sent with the delivery. */
function TicketPhotos({ photos, onChange }: TicketPhotosProps) {
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const add = (files: readonly File[]) => {
    const faultOf = (file: File) => obstacleToAdding(file, 0, photoLimits);
    setRefusals(files.flatMap((file) => faultOf(file) ?? []));
    onChange([...photos, ...files.filter((file) => !faultOf(file))]);
  };
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 text-sm font-medium">
        Delivery ticket photo <span className="font-normal text-text-2">(optional)</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        <ChooseFiles
          accept={photoLimits.accept}
          multiple={false}
          capture="environment"
          onFiles={add}
        />
        <ChooseFiles accept={photoLimits.accept} multiple onFiles={add} />
      </div>
      {refusals.map((sentence) => (
        <FieldError key={sentence} text={sentence} />
      ))}
      <ChosenFiles label="Delivery ticket photos" files={photos} onChange={onChange} />
    </fieldset>
  );
}
