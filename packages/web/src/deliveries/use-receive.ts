import { deliveriesApi } from '@sitewright/domain/deliveries/api';
import type { RejectionReason } from '@sitewright/domain/deliveries/rejection';
import { tidyNumber } from '@sitewright/domain/kernel/decimal';
import { Refused } from '@sitewright/domain/kernel/problem';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { useState } from 'react';
import { detailOf, fieldsOf } from '../platform/call.ts';
import { useSessionUser } from '../platform/session.ts';
import { today } from '../platform/today.ts';
import { useCommand } from '../platform/use-command.ts';
import { useToast } from '../ui/toast.tsx';
import { missingOf } from './missing.ts';
import { staleByDelivery } from './queries.ts';
import { useTicketPhotos } from './use-ticket-photos.ts';

export type ReceivedRow = {
  id: number;
  received: string;
  rejected: string;
  rejectionReason: RejectionReason | '';
};

const figure = (text: string): string => tidyNumber(text) || '0';

const hasCome = ({ received, rejected }: ReceivedRow): boolean =>
  figure(received) !== '0' || figure(rejected) !== '0';

const itemOf = ({ id, received, rejected, rejectionReason }: ReceivedRow) => ({
  purchaseOrderItemId: id,
  received: figure(received),
  rejected: figure(rejected),
  ...(rejectionReason && { rejectionReason }),
});

/** What came, line by line; all that is missing is taken to have come until somebody says otherwise. */
export function useReceive(order: PurchaseOrder, onClose: () => void) {
  const [rows, setRows] = useState<readonly ReceivedRow[]>(() => order.items.map(rowOf));
  const { head, fill } = useTicket();
  const { photos, setPhotos, sendPhotos } = useTicketPhotos();
  const { receive, refusal, over, reconsider } = useSending(order, (deliveryId) => {
    onClose();
    void sendPhotos(deliveryId);
  });
  const come = rows.filter(hasCome);
  const send = (overReceiptConfirmed: boolean) =>
    receive.perform({
      params: { purchaseOrderId: order.id },
      body: { ...head, items: come.map(itemOf), overReceiptConfirmed },
    });
  return {
    ...{ rows, head, fill, photos, setPhotos, send, over, reconsider },
    write: (id: number, changes: Partial<ReceivedRow>) =>
      setRows((before) => before.map((row) => (row.id === id ? { ...row, ...changes } : row))),
    hasNothing: come.length === 0,
    typed: { ...head, rows: JSON.stringify(rows), photos: String(photos.length) },
    isPending: receive.isPending,
    error: over ? null : refusal,
    faults: faultsOf(refusal, come),
  };
}

/** What the ticket says, and who took it. */
function useTicket() {
  const { user } = useSessionUser();
  const [head, setHead] = useState({
    date: today(),
    ticketNumber: '',
    receivedBy: user?.name ?? '',
    notes: '',
  });
  const fill = (changes: Partial<typeof head>) => setHead((before) => ({ ...before, ...changes }));
  return { head, fill };
}

function useSending(order: PurchaseOrder, onReceived: (deliveryId: number) => void) {
  const toast = useToast();
  const [reconsidered, setReconsidered] = useState<Error | null>(null);
  const receive = useCommand(deliveriesApi.receive, {
    refreshes: staleByDelivery,
    onDone: ({ id }) => {
      onReceived(id);
      toast({ text: `The delivery of ${order.supplierName} is received` });
    },
  });
  const refusal = receive.isPending ? null : receive.error;
  const isAsked = isOverReceipt(receive.error) && receive.error !== reconsidered;
  return {
    receive,
    refusal,
    /** In words, line by line, what came beyond what was ordered. */
    over: isAsked && receive.error ? detailOf(receive.error) : undefined,
    reconsider: () => setReconsidered(receive.error),
  };
}

const rowOf = (line: PurchaseOrder['items'][number]): ReceivedRow => ({
  id: line.id,
  received: missingOf(line),
  rejected: '',
  rejectionReason: '',
});

const isOverReceipt = (error: Error | null): boolean =>
  error instanceof Refused && error.problem.code === 'purchase_order.over_receipt';

/** What the server said of the head by its names, and of each line by its id: '7.received'. */
function faultsOf(error: Error | null, sent: readonly ReceivedRow[]): Record<string, string> {
  const fields = error ? fieldsOf(error) : {};
  return Object.fromEntries(
    Object.entries(fields).map(([name, sentence]) => {
      const [, place, cell] = /^items\.(\d+)\.(\w+)$/.exec(name) ?? [];
      return [place ? `${sent[Number(place)]?.id}.${cell}` : name, sentence];
    }),
  );
}
