import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { orderLabel } from '@sitewright/domain/purchase-orders/order-labels';
import { noSupplierEmail } from '@sitewright/domain/purchase-orders/rules';
import { useState } from 'react';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useAction } from '../../actions/use-action.ts';
import { useCanSendEmail } from '../../platform/mail-server.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { ActionProps } from '../order-actions.ts';
import { orderTitle } from '../order-title.ts';

/** By email with the PDF and a link to acknowledge it; or it went in another way, as it must without a mail server. */
export function SendOrder({ order, onClose }: ActionProps) {
  const [email, setEmail] = useState(order.supplierEmail ?? order.sentTo ?? '');
  const canSendEmail = useCanSendEmail();
  const [isSentElsewhere, setSentElsewhere] = useState('no');
  const withoutMail = !canSendEmail || isSentElsewhere === 'yes';
  const isUnreachable = !withoutMail && !email.trim();
  const send = useAction(purchaseOrdersApi.send, {
    onDone: onClose,
    doneMessage: (sent) =>
      withoutMail
        ? `${orderTitle(sent)} marked as sent`
        : `${orderTitle(sent)} is on its way to ${email}`,
  });
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
    return 'No mail server is set up, so nothing is emailed. Download the PDF, send it yourself, then mark the order as sent.';
  if (withoutMail) return 'No email is sent. The order is marked as sent today.';
  return `The PDF is attached, with a link to acknowledge without signing in.${isAgain ? ' The link in the previous email stops working.' : ''}`;
}
