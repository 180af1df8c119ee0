import { purchaseOrdersApi } from '@sitewright/domain/purchase-orders/api';
import { Acknowledgement } from '@sitewright/domain/purchase-orders/purchase-order';
import { useQueryClient } from '@tanstack/react-query';
import { failureWords } from '../links/failure-labels.ts';
import { fieldsOf } from '../platform/call.ts';
import { useCommand } from '../platform/use-command.ts';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/failure.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useForm } from '../ui/use-form.ts';
import { orderQueries } from './queries.ts';

const Name = Acknowledgement.pick({ acknowledgedBy: true });

/** A name and one press. */
export function AcknowledgeByLink({ token }: { token: string }) {
  const client = useQueryClient();
  const acknowledge = useCommand(purchaseOrdersApi.acknowledgeByLink, {
    onDone: (order) => client.setQueryData(orderQueries.byLink(token).queryKey, order),
    onRefused: (error) => form.refuse(fieldsOf(error)),
  });
  const form = useForm(
    Name,
    { acknowledgedBy: '' },
    {
      onSubmit: (body) => acknowledge.perform({ params: { token }, body }),
    },
  );
  return (
    <form
      {...form.bind}
      aria-label="Acknowledge"
      className="grid gap-3 rounded-card border border-line bg-surface p-4"
    >
      <TextField
        label="Your name"
        help="By acknowledging, you accept this order as shown."
        autoComplete="name"
        {...form.field('acknowledgedBy')}
      />
      {acknowledge.error && !form.isRefusedByField && (
        <Failure text={failureWords(acknowledge.error)} />
      )}
      <Button
        type="submit"
        tone="primary"
        isBig
        isPending={acknowledge.isPending}
        pendingLabel="Sending..."
      >
        Acknowledge
      </Button>
    </form>
  );
}
