import { webhooksApi } from '@sitewright/domain/webhooks/api';
import type { WebhookDelivery } from '@sitewright/domain/webhooks/webhook';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../actions/use-action.ts';
import { query } from '../../platform/query.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { momentText } from '../../ui/format/date-time.ts';
import { Loaded } from '../../ui/layout/loaded.tsx';

/** A delivery is no record type of its own: the live stream has this word for it. */
const followed = (webhookId: number) => {
  const read = query(webhooksApi.deliveries, { params: { webhookId }, query: {} });
  const reads = ['organization', 'webhookDelivery'];
  return { ...read, meta: { path: webhooksApi.deliveries.path, reads } };
};

/** The message, the response, and a button to send it again. */
export function Deliveries({ webhookId }: { webhookId: number }) {
  const list = useQuery({ ...followed(webhookId), staleTime: 0 });
  return (
    <Loaded query={list} what="deliveries" empty="No deliveries yet.">
      {(deliveries) => (
        <ul className="rounded-control bg-sunken px-3">
          {deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} />
          ))}
        </ul>
      )}
    </Loaded>
  );
}

const looks: Record<WebhookDelivery['status'], { tone: Tone; label: string }> = {
  waiting: { tone: 'wait', label: 'Waiting' },
  delivered: { tone: 'ok', label: 'Delivered' },
  failed: { tone: 'bad', label: 'Failed' },
};

function DeliveryRow({ delivery }: { delivery: WebhookDelivery }) {
  const { id, event, status, tries, problem, createdAt } = delivery;
  const retry = useAction(webhooksApi.retry, {
    doneMessage: () => 'Sending again',
  });
  const { tone, label } = looks[status];
  const what = `${event.action} ${event.entity} ${event.id ?? ''}`.trim();
  return (
    <li className="flex flex-wrap items-center gap-2 border-t border-line-2 py-2 text-xs first:border-0">
      <Badge tone={tone}>{label}</Badge>
      <span className="min-w-0 flex-1 basis-40">
        <span className="font-medium">{what}</span>
        {` · ${momentText(createdAt)} · ${tries} ${tries === 1 ? 'try' : 'tries'}`}
        {problem && <span className="block text-text-2">{problem}</span>}
      </span>
      {status !== 'waiting' && (
        <ActionButton
          label="Send again"
          subject={what}
          obstacle={undefined}
          command={retry}
          onPress={() => retry.perform({ params: { webhookDeliveryId: id } })}
        />
      )}
    </li>
  );
}
