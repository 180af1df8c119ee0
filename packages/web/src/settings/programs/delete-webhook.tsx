import { webhooksApi } from '@sitewright/domain/webhooks/api';
import type { Webhook } from '@sitewright/domain/webhooks/webhook';
import { ActionDialog } from '../../actions/action-dialog.tsx';
import { useAction } from '../../actions/use-action.ts';

type Props = { webhook: Webhook; onClose: () => void };

export function DeleteWebhook({ webhook: { id, name }, onClose }: Props) {
  const remove = useAction(webhooksApi.remove, {
    onClose,
    doneMessage: () => `${name} is deleted`,
  });
  return (
    <ActionDialog
      title={`Delete ${name}?`}
      description="Nothing is sent there any more. What signs its deliveries, and the list of them, are gone for good."
      variant="destructive"
      confirmText="Delete"
      command={remove}
      onConfirm={() => remove.perform({ params: { webhookId: id } })}
      onClose={onClose}
    />
  );
}
