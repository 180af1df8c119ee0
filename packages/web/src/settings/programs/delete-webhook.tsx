import { webhooksApi } from '@sitewright/domain/webhooks/api';
import type { Webhook } from '@sitewright/domain/webhooks/webhook';
import { DeedDialog } from '../../app/deed-dialog.tsx';
import { useDeed } from '../../app/use-deed.ts';

type Props = { webhook: Webhook; onClose: () => void };

export function DeleteWebhook({ webhook: { id, name }, onClose }: Props) {
  const remove = useDeed(
    [webhooksApi.list.path],
    webhooksApi.remove,
    onClose,
    () => `${name} is deleted`,
  );
  return (
    <DeedDialog
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
