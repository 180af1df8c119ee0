import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { orderLabel } from '@sitewright/domain/purchase-orders/order-labels';
import { noSupplierEmail } from '@sitewright/domain/purchase-orders/rules';
import { useState } from 'react';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useAction } from '../../actions/use-action.ts';
import { useEmailMessage } from '../../platform/mail-server.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { ActionProps } from '../order-actions.ts';
import { orderTitle } from '../order-title.ts';

/** By email with the PDF and a link to acknowledge it; or it went in another way. */
export function SendOrder({ order, onClose }: ActionProps) {
  const [email, setEmail] = useState(order.supplierEmail ?? order.sentTo ?? '');
  const emailMessage = useEmailMessage();
  const [isSentElsewhere, setSentElsewhere] = useState('no');
  const withoutMail = isSentElsewhere === 'yes';
  const isUnreachable = !withoutMail && !email.trim();
  const send = useAction(purchaseOrdersApi.send, {
    onDone: onClose,
    doneMessage: (sent) =>
      withoutMail
        ? `${orderTitle(sent)} marked as sent`
        : emailMessage(`${orderTitle(sent)} is on its way to ${email}`),
  });
  return (
    <ActionDialog
      title={`${order.sentAt ? 'Send again' : 'Send'} ${orderLabel(order)}?`}
      description={
        isUnreachable
          ? noSupplierEmail.message
          : describe({ isAgain: order.sentAt !== null, withoutMail })
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
          <CheckboxField
            label="Already sent another way – don’t email"
            name="withoutMail"
            value={isSentElsewhere}
            onChange={setSentElsewhere}
          />
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

type Sending = { isAgain: boolean; withoutMail: boolean };

const describe = ({ isAgain, withoutMail }: Sending): string =>
  withoutMail
    ? 'No email is sent. The order is marked as sent today.'
    : `The PDF is attached, with a link to acknowledge without signing in.${isAgain ? ' The link in the previous email stops working.' : ''}`;
