import { obstacleOfRole } from '@sitewright/domain/kernel/access';
import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import type { Supporter } from '@sitewright/domain/wellbeing/wellbeing';
import { useState } from 'react';
import { CommandDialog } from '../actions/command-dialog.tsx';
import { useActor } from '../platform/session.ts';
import { useNeedsSignal } from '../platform/use-needs-signal.ts';
import { Button } from '../ui/button.tsx';
import { blockedBy } from '../ui/disabled-reason.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { AskForCall } from './ask-for-call.tsx';
import { NameSupporter } from './name-supporter.tsx';

type Open = { kind: 'ask' } | { kind: 'name' } | { kind: 'remove'; supporter: Supporter };

/** Who of the company listens, and how to be called by one of them. */
export function SupportersPanel({ supporters }: { supporters: readonly Supporter[] }) {
  const actor = useActor();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const blocked = blockedBy(useNeedsSignal(wellbeingApi.askForCall));
  const mayManage = !obstacleOfRole(actor, 'organization', 'M', 'manage supporters');
  const others = supporters.filter(({ userId }) => userId !== actor.userId);
  return (
    <Panel
      title="People you can talk to"
      aside={
        mayManage && (
          <Button {...blocked} onClick={() => setOpen({ kind: 'name' })}>
            Add
          </Button>
        )
      }
    >
      <div className="grid content-start gap-3 p-4">
        {supporters.length === 0 && (
          <p className="text-sm text-text-2">
            No supporters yet. The helplines above are always open.
          </p>
        )}
        <ul className="grid gap-3">
          {supporters.map((supporter) => (
            <Line
              key={supporter.userId}
              {...supporter}
              {...(mayManage && { onRemove: () => setOpen({ kind: 'remove', supporter }) })}
            />
          ))}
        </ul>
        {others.length > 0 && (
          <div>
            <Button {...blocked} onClick={() => setOpen({ kind: 'ask' })}>
              Ask for a call
            </Button>
          </div>
        )}
      </div>
      {open?.kind === 'ask' && <AskForCall supporters={others} onClose={close} />}
      {open?.kind === 'name' && <NameSupporter onClose={close} />}
      {open?.kind === 'remove' && <RemoveSupporter supporter={open.supporter} onClose={close} />}
    </Panel>
  );
}

const Line = ({ name, phone, about, onRemove }: Supporter & { onRemove?: () => void }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm">
    <span className="grid min-w-0">
      <span className="font-medium">{name}</span>
      {about && <span className="text-text-2">{about}</span>}
    </span>
    <span className="flex items-center gap-3">
      {phone && (
        <a
          href={`tel:${phone.replaceAll(' ', '')}`}
          className="link inline-flex min-h-6 items-center site:min-h-11"
        >
          {phone}
        </a>
      )}
      {onRemove && (
        <Button aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      )}
    </span>
  </li>
);

type Props = { supporter: Supporter; onClose: () => void };

const RemoveSupporter = ({ supporter: { userId, name }, onClose }: Props) => (
  <CommandDialog
    title={`Remove ${name} from the list?`}
    description={`No one can ask ${name} for a call any more. Requests already sent to them are kept.`}
    confirmText="Remove"
    endpoint={wellbeingApi.removeSupporter}
    input={{ params: { userId } }}
    doneMessage={() => `${name} removed from the list`}
    onClose={onClose}
  />
);
