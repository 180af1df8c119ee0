import { deliveriesApi } from '@sitewright/domain/deliveries/api';
import type { RejectionReason } from '@sitewright/domain/deliveries/rejection';
import { Refused } from '@sitewright/domain/kernel/problem';
import type { PurchaseOrder } from '@sitewright/domain/purchase-orders/purchase-order';
import { useState } from 'react';
import { detailOf, fieldsOf } from '../platform/call.ts';
import { useSessionUser } from '../platform/session.ts';
import { today } from '../platform/today.ts';
import { useCommand } from '../platform/use-command.ts';
import { tidyNumber } from '../purchase-orders/line-grid/lines.ts';
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
  const toast = useToast();
  const { user } = useSessionUser();
  const [rows, setRows] = useState<readonly ReceivedRow[]>(() => order.items.map(rowOf));
  const [head, setHead] = useState({
    date: today(),
    ticketNumber: '',
    receivedBy: user?.name ?? '',
    notes: '',
  });
  const { photos, setPhotos, sendPhotos } = useTicketPhotos();
  const receive = useCommand(deliveriesApi.receive, {
    refreshes: staleByDelivery,
    onDone: ({ id }) => {
      onClose();
      toast({ text: `The delivery of ${order.supplierName} is received` });
      void sendPhotos(id);
    },
  });
  const come = rows.filter(hasCome);
  const send = (overReceiptConfirmed: boolean) =>
    receive.perform({
      params: { purchaseOrderId: order.id },
      body: { ...head, items: come.map(itemOf), overReceiptConfirmed },
    });
  const { error, isPending } = receive;
  const refusal = isPending ? null : error;
  const isOver = isOverReceipt(refusal);
  return {
    ...{ rows, head, photos, setPhotos, send, isPending },
    write: (id: number, changes: Partial<ReceivedRow>) =>
      setRows((before) => before.map((row) => (row.id === id ? { ...row, ...changes } : row))),
    fill: (changes: Partial<typeof head>) => setHead((before) => ({ ...before, ...changes })),
    hasNothing: come.length === 0,
    /** In words, line by line, what came beyond what was ordered. */
    over: isOver && refusal ? detailOf(refusal) : undefined,
    error: isOver ? null : refusal,
    faults: faultsOf(refusal, come),
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
