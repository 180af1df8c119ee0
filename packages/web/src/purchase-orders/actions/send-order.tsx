import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { orderLabel } from '@sitewright/domain/purchase-orders/order-labels';
import { noSupplierEmail } from '@sitewright/domain/purchase-orders/rules';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useAction } from '../../actions/use-action.ts';
import { useCanSendEmail } from '../../platform/mail-server.ts';
import { useActor } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { blockedBy } from '../../ui/disabled-reason.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { obstacleToDownloading } from '../obstacle-to-downloading.ts';
import type { ActionProps } from '../order-actions.ts';
import { orderTitle } from '../order-title.ts';
import { orderPdfUrl } from '../queries.ts';
import { SupplierLink } from '../supplier-link.tsx';
import { useBuying } from '../use-buying.ts';

/** By email with the PDF and a link to acknowledge it; or it went in another way, as it must without a mail server. */
export function SendOrder({ order, onClose }: ActionProps) {
  const [email, setEmail] = useState(order.supplierEmail ?? order.sentTo ?? '');
  const canSendEmail = useCanSendEmail();
  const [isSentElsewhere, setSentElsewhere] = useState('no');
  const withoutMail = !canSendEmail || isSentElsewhere === 'yes';
  const [isShared, share] = useState(false);
  const isUnreachable = !withoutMail && !email.trim();
  const send = useAction(purchaseOrdersApi.send, {
    // The supplier's link opens the order as it was sent, so there is none before.
    onDone: () => (canSendEmail ? onClose() : share(true)),
    doneMessage: (sent) =>
      withoutMail
        ? `${orderTitle(sent)} marked as sent`
        : `${orderTitle(sent)} is on its way to ${email}`,
  });
  if (isShared) return <SupplierLink order={order} onClose={onClose} />;
  return (
    <ActionDialog
      title={`${order.sentAt ? 'Send again' : 'Send'} ${orderLabel(order)}?`}
      description={
        isUnreachable
          ? noSupplierEmail.message
          : describe({ isAgain: order.sentAt !== null, withoutMail, canSendEmail })
      }
      confirmText={withoutMail ? 'Mark as sent' : 'Send'}
      command={send}
      isBlocked={isUnreachable}
      onConfirm={() =>
        send.perform({
          params: { purchaseOrderId: order.id },
          body: { ...(withoutMail ? { withoutMail } : { email }), version: order.version },
        })
      }
      onClose={onClose}
    >
      {({ email: error }) => (
        <>
          {!canSendEmail && <DownloadPdf order={order} />}
          {!withoutMail && <Email order={order} email={email} setEmail={setEmail} error={error} />}
          {canSendEmail && (
            <CheckboxField
              label="Already sent another way – don’t email"
              name="withoutMail"
              value={isSentElsewhere}
              onChange={setSentElsewhere}
            />
          )}
        </>
      )}
    </ActionDialog>
  );
}

function DownloadPdf({ order }: Pick<ActionProps, 'order'>) {
  const obstacle = obstacleToDownloading(order, useActor(), useBuying());
  return (
    <Button
      icon={FileText}
      className="justify-self-start"
      {...blockedBy(obstacle)}
      onClick={() => window.location.assign(orderPdfUrl(order.id))}
    >
      Download PDF
    </Button>
  );
}

type EmailProps = Pick<ActionProps, 'order'> & {
  email: string;
  setEmail: (email: string) => void;
  error: string | undefined;
};

const Email = ({ order, email, setEmail, error }: EmailProps) => (
  <TextField
    label={`Email address for ${order.supplierName}`}
    name="email"
    type="email"
    autoComplete="off"
    error={error}
    value={email}
    onChange={setEmail}
  />
);

type Sending = { isAgain: boolean; withoutMail: boolean; canSendEmail: boolean };

function describe({ isAgain, withoutMail, canSendEmail }: Sending): string {
  if (!canSendEmail)
    return 'No mail server is set up, so nothing is emailed. Download the PDF, send it yourself, then mark the order as sent. You can then create a link for the supplier to acknowledge it.';
  if (withoutMail) return 'No email is sent. The order is marked as sent today.';
  return `The PDF is attached, with a link to acknowledge without signing in.${isAgain ? ' The link in the previous email stops working.' : ''}`;
}
