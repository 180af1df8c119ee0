import { webhooksApi } from '@sitewright/domain/webhooks/api';
import { type Webhook, webhookLabelOf } from '@sitewright/domain/webhooks/webhook';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { CommandDialog } from '../../actions/command-dialog.tsx';
import { useAction } from '../../actions/use-action.ts';
import { query } from '../../platform/query.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Opener } from '../../ui/opener.tsx';
import { ShownOnce } from '../shown-once.tsx';
import { AddWebhook } from './add-webhook.tsx';
import { Deliveries } from './deliveries.tsx';

/** Other programs hear at once of what changes; what it is they read with a token. */
export function WebhooksCard() {
  const list = useQuery(query(webhooksApi.list, { query: {} }));
  const [secret, setSecret] = useState<string>();
  return (
    <Panel
      title="Webhooks"
      aside={
        <Opener icon={Plus} label="New webhook">
          {(close) => <AddWebhook onMade={setSecret} onClose={close} />}
        </Opener>
      }
    >
      <div className="grid gap-3 p-4">
        <p className="text-sm">
          We send a signed message to your address whenever a record changes. Each delivery is tried
          up to eight times.
        </p>
        {secret && <ShownOnce label="Signing secret" secret={secret} />}
        <Loaded
          query={list}
          what="webhooks"
          empty={<p className="text-sm text-text-2">No webhooks yet.</p>}
        >
          {(webhooks) => (
            <ul>
              {webhooks.map((webhook) => (
                <WebhookRow key={webhook.id} webhook={webhook} />
              ))}
            </ul>
          )}
        </Loaded>
      </div>
    </Panel>
  );
}

function WebhookRow({ webhook }: { webhook: Webhook }) {
  const { id, name, url, entities, isActive } = webhook;
  const [isOpen, setOpen] = useState(false);
  const params = { webhookId: id };
  const turn = useAction(webhooksApi.edit, {
    doneMessage: ({ isActive: isOn }) => (isOn ? `${name} switched on` : `${name} switched off`),
  });
  return (
    <li className="grid gap-2 border-t border-line-2 py-3">
      <div className="text-sm">
        <p className="font-medium">
          {name} {isActive ? <Badge tone="ok">On</Badge> : <Badge tone="plain">Off</Badge>}
        </p>
        <p className="text-xs text-text-2 [overflow-wrap:anywhere]">{url}</p>
        <p className="text-xs text-text-2">{entities.map(webhookLabelOf).join(', ')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide deliveries' : 'Show deliveries'}
        </Button>
        <ActionButton
          label={isActive ? 'Switch off' : 'Switch on'}
          subject={name}
          obstacle={undefined}
          command={turn}
          onPress={() => turn.perform({ params, body: { isActive: !isActive } })}
        />
        <Opener label="Delete" aria-label={`Delete: ${name}`}>
          {(close) => <DeleteWebhook webhook={webhook} onClose={close} />}
        </Opener>
      </div>
      {isOpen && <Deliveries webhookId={id} />}
    </li>
  );
}

type DeleteProps = { webhook: Webhook; onClose: () => void };

const DeleteWebhook = ({ webhook: { id, name }, onClose }: DeleteProps) => (
  <CommandDialog
    title={`Delete ${name}?`}
    description="Nothing more is sent there. The signing secret and delivery history are deleted permanently."
    variant="destructive"
    confirmText="Delete"
    endpoint={webhooksApi.remove}
    input={{ params: { webhookId: id } }}
    doneMessage={() => `${name} deleted`}
    onClose={onClose}
  />
);
