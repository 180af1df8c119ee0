import { deliveriesApi } from '@sitewright/domain/deliveries/api';
import { DeliveryLineDraft } from '@sitewright/domain/deliveries/delivery';
import type { RejectionReason } from '@sitewright/domain/deliveries/rejection';
import { diaryApi } from '@sitewright/domain/diary/api';
import { isSignedOff } from '@sitewright/domain/diary/day-status';
import { can } from '@sitewright/domain/kernel/access';
import { tidyNumber } from '@sitewright/domain/kernel/decimal';
import { Refused } from '@sitewright/domain/kernel/problem';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../actions/use-action.ts';
import { type Texts, useFormDraft, useFoundDraft } from '../forms/use-form-draft.ts';
import { detailOf, fieldsOf, userMessage } from '../platform/call.ts';
import { asError } from '../platform/fault.ts';
import { invalidateAfter } from '../platform/invalidate.ts';
import { doneText, isWaiting } from '../platform/outbox/waiting-replies.ts';
import { query } from '../platform/query.ts';
import { sendPhoto } from '../platform/send-file.ts';
import { useActor, useSessionUser } from '../platform/session.ts';
import { today } from '../platform/today.ts';
import { useCommand } from '../platform/use-command.ts';
import { useToast } from '../ui/dialogs/toast.tsx';
import { isDate } from '../ui/fields/parse-date.ts';
import { remainingOf } from './remaining.ts';

export type Receiving = ReturnType<typeof useReceive>;

type Received = ReturnType<typeof itemOf>;

const figure = (text = ''): string => tidyNumber(text) || '0';

const hasCome = ({ received, rejected }: Received): boolean => received !== '0' || rejected !== '0';

const itemOf = (id: number, values: Texts) => {
  const rejectionReason = values[`${id}.rejectionReason`] as RejectionReason | '' | undefined;
  return {
    purchaseOrderItemId: id,
    received: figure(values[`${id}.received`]),
    rejected: figure(values[`${id}.rejected`]),
    ...(rejectionReason && { rejectionReason }),
  };
};

/** The received quantities by line; every outstanding quantity is taken as received until changed. */
export function useReceive(order: PurchaseOrder, onClose: () => void) {
  const { values, fill, draft } = useTicket(order);
  const { photos, setPhotos, sendPhotos } = useTicketPhotos();
  const { date, ticketNumber, receivedBy, notes, reason } = values;
  const isSigned = useSigned(order.contractId, date);
  const { receive, refusal, over, reconsider } = useSending(order, (deliveryId) => {
    draft.finish();
    onClose();
    if (!isSigned) void sendPhotos(deliveryId);
  });
  const come = order.items.map(({ id }) => itemOf(id, values)).filter(hasCome);
  const [isChecked, setChecked] = useState(false);
  const { refused, isCorrected, setSent } = useRefused(refusal, { values, come });
  const typedFaults = faultsIn(come);
  const send = ({ overReceiptConfirmed }: { overReceiptConfirmed: boolean }) => {
    setChecked(true);
    if (Object.keys(typedFaults).length > 0) return;
    setSent({ values, come });
    const ticket = { date, ticketNumber, receivedBy, notes, ...(reason && { reason }) };
    const body = { ...ticket, items: come, overReceiptConfirmed };
    receive.perform({ params: { purchaseOrderId: order.id }, body });
  };
  const faults = { ...refused, ...(isChecked && typedFaults) };
  return {
    draft,
    photos,
    setPhotos,
    send,
    over,
    reconsider,
    faults,
    isSigned: isSigned || !!faults.reason,
    field: fieldOf(values, faults, fill),
    hasNothing: come.length === 0,
    typed: { ...values, photos: String(photos.length) },
    isPending: receive.isPending,
    failure: over || isCorrected ? undefined : failureOf(refusal, faults),
  };
}

/** Whether the diary of the day is signed off: then the delivery is an amendment, with its reason. */
function useSigned(projectId: number, date: string): boolean {
  const { data: day } = useQuery({
    ...query(diaryApi.day, { params: { projectId, date } }),
    enabled: isDate(date),
  });
  return !!day && isSignedOff(day);
}

const fieldOf =
  <V extends Texts>(values: V, faults: Record<string, string>, fill: (values: V) => void) =>
  (name: string) => ({
    name,
    value: values[name] ?? '',
    error: faults[name],
    onChange: (value: string) => fill({ ...values, [name]: value }),
  });

type Sent = { values: Texts; come: readonly Received[] };

/** The server's errors by field, without those corrected since. */
function useRefused(refusal: Error | null, now: Sent) {
  const [sent, setSent] = useState(now);
  const all = Object.entries(faultsOf(refusal, sent.come));
  const left = all.filter(([name]) => now.values[name] === sent.values[name]);
  return { refused: Object.fromEntries(left), isCorrected: left.length < all.length, setSent };
}

/** Each line says how much is too much; that it cannot be received at all is said once. */
const failureOf = (error: Error | null, faults: Record<string, string>): string | undefined =>
  error && (isFarOver(error) || Object.keys(faults).length === 0) ? userMessage(error) : undefined;

const isFarOver = (error: Error): boolean =>
  error instanceof Refused && error.problem.code === 'purchase_order.far_over_receipt';

type Ticket = Texts & Record<'date' | 'ticketNumber' | 'receivedBy' | 'notes' | 'reason', string>;

/** The ticket, the receiver and the quantities, by '7.received'; stored in the browser until it is received. */
function useTicket(order: PurchaseOrder) {
  const { user } = useSessionUser();
  const [start] = useState<Ticket>(() => ({
    date: today(),
    ticketNumber: '',
    receivedBy: user?.name ?? '',
    notes: '',
    reason: '',
    ...Object.assign({}, ...order.items.map(lineAtFirst)),
  }));
  const found = useFoundDraft(`receipt-${order.id}`, start);
  const [values, fill] = useState(found.values);
  return { values, fill, draft: useFormDraft(found, { values, fill }, start) };
}

const lineAtFirst = (line: PurchaseOrder['items'][number]): Texts => ({
  [`${line.id}.received`]: remainingOf(line),
  [`${line.id}.rejected`]: '',
  [`${line.id}.rejectionReason`]: '',
});

function useSending(order: PurchaseOrder, onReceived: (deliveryId: number) => void) {
  const toast = useToast();
  const [reconsidered, setReconsidered] = useState<Error | null>(null);
  const mayReverse = can(useActor(), 'purchaseOrder', 'D');
  const { perform: reverse } = useAction(deliveriesApi.reverse, {
    doneMessage: ({ message }) => message,
    refusedTitle: 'Delivery not reversed',
  });
  const receive = useCommand(deliveriesApi.receive, {
    onDone: (delivery) => {
      const { id: deliveryId } = delivery;
      onReceived(deliveryId);
      const undo = () =>
        reverse({
          params: { deliveryId },
          body: { reason: 'Received by mistake, undone at once' },
        });
      toast({
        text: doneText(delivery, `Delivery from ${order.supplierName} received`),
        ...(mayReverse && !isWaiting(delivery) && { action: { label: 'Undo', onPress: undo } }),
      });
    },
  });
  const refusal = receive.isPending ? null : receive.error;
  const needsConfirmation = isOverReceipt(receive.error) && receive.error !== reconsidered;
  return {
    receive,
    refusal,
    /** The over-delivery, line by line, as text. */
    over: needsConfirmation && receive.error ? detailOf(receive.error) : undefined,
    reconsider: () => setReconsidered(receive.error),
  };
}

const isOverReceipt = (error: Error | null): boolean =>
  error instanceof Refused && error.problem.code === 'purchase_order.over_receipt';

/** Errors in the typed quantities, by '7.received', before anything is sent. */
const faultsIn = (come: readonly Received[]): Record<string, string> =>
  Object.fromEntries(
    come.flatMap((item) =>
      (DeliveryLineDraft.safeParse(item).error?.issues ?? []).map(({ path, message }) => [
        `${item.purchaseOrderItemId}.${String(path[0])}`,
        message,
      ]),
    ),
  );

/** The server's errors: of the head by field name, of each line by its id, '7.received'. */
function faultsOf(error: Error | null, sent: readonly Received[]): Record<string, string> {
  const fields = error ? fieldsOf(error) : {};
  return Object.fromEntries(
    Object.entries(fields).map(([name, sentence]) => {
      const [, place, cell] = /^items\.(\d+)\.(\w+)$/.exec(name) ?? [];
      return [place ? `${sent[Number(place)]?.purchaseOrderItemId}.${cell}` : name, sentence];
    }),
  );
}

/** First the delivery, then the photos of its ticket: one that does not arrive loses nothing else. */
function useTicketPhotos() {
  const toast = useToast();
  const client = useQueryClient();
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const send = async (deliveryId: number, files: readonly File[]): Promise<void> => {
    const tries = await Promise.allSettled(
      files.map((photo) => sendPhoto(deliveriesApi.addPhoto, { params: { deliveryId } }, photo)),
    );
    const failed = tries.find((result) => result.status === 'rejected');
    const left = files.filter((_, place) => tries[place]?.status === 'rejected');
    if (failed)
      toast({
        title: 'Photo not sent',
        text: asError(failed.reason).message,
        tone: 'danger',
        action: { label: 'Try again', onPress: () => void send(deliveryId, left) },
      });
    await invalidateAfter(client, deliveriesApi.addPhoto);
  };
  return { photos, setPhotos, sendPhotos: (deliveryId: number) => send(deliveryId, photos) };
}
