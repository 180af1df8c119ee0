import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import { obstacleToClosing, obstacleToContacting } from '@sitewright/domain/wellbeing/rules';
import type { CallBack } from '@sitewright/domain/wellbeing/wellbeing';
import { callBackLabels } from '@sitewright/domain/wellbeing/wellbeing-values';
import { useQuery } from '@tanstack/react-query';
import { query } from '../platform/query.ts';
import { useActor } from '../platform/session.ts';
import { useCommand } from '../platform/use-command.ts';
import { useNeedsSignal } from '../platform/use-needs-signal.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { Badge } from '../ui/badge.tsx';
import { momentText } from '../ui/format/date-time.ts';
import { Loaded } from '../ui/layout/loaded.tsx';
import { Panel } from '../ui/layout/panel.tsx';

/** The user's call-backs with other people; nothing where there are none. */
export const CallBacksPanel = () => (
  <Loaded query={useQuery(query(wellbeingApi.callBacks))} what="calls" empty={null} skeleton={null}>
    {(callBacks) => (
      <Panel
        title="Calls"
        aside={<p className="text-xs text-text-2">Only the two of you can see these</p>}
      >
        <ul className="divide-y divide-line-2">
          {callBacks.map((callBack) => (
            <Call key={callBack.id} {...callBack} />
          ))}
        </ul>
      </Panel>
    )}
  </Loaded>
);

const tones = { open: 'warn', contacted: 'info', closed: 'plain' } as const;

/** What the requester confirms by closing it: with only 'Close', a call could be withdrawn by mistake. */
const endedBy = { open: 'I no longer need a call', contacted: 'We have spoken', closed: 'Close' };

function Call(callBack: CallBack) {
  const { id, status, requester, supporter, phone, message, createdAt } = callBack;
  const actor = useActor();
  const isForMe = callBack.supporterId === actor.userId;
  const contact = useCommand(wellbeingApi.contact, { refreshes: [wellbeingApi.callBacks] });
  const close = useCommand(wellbeingApi.close, { refreshes: [wellbeingApi.callBacks] });
  const needsSignal = useNeedsSignal(wellbeingApi.contact);
  const params = { callBackId: id };
  const subject = isForMe ? requester : supporter;
  return (
    <li className="grid gap-2 p-4 text-sm">
      <div className="flex flex-wrap items-center gap-2">
        <span className="font-medium">
          {isForMe ? `${requester} would like you to call` : `${supporter} will call you`}
        </span>
        <Badge tone={tones[status]}>{callBackLabels[status]}</Badge>
        <span className="text-xs text-text-2">{momentText(createdAt)}</span>
      </div>
      {phone && (
        <a
          href={`tel:${phone.replaceAll(' ', '')}`}
          className="link inline-flex min-h-6 items-center justify-self-start site:min-h-11"
        >
          {phone}
        </a>
      )}
      {message && <p className="whitespace-pre-line">{message}</p>}
      <div className="flex flex-wrap gap-2">
        {!obstacleToContacting(callBack, actor) && (
          <ActionButton
            label="I have called"
            subject={subject}
            obstacle={needsSignal}
            command={contact}
            onPress={() => contact.perform({ params })}
          />
        )}
        {!obstacleToClosing(callBack) && (
          <ActionButton
            label={isForMe ? 'Close' : endedBy[status]}
            subject={subject}
            obstacle={needsSignal}
            command={close}
            onPress={() => close.perform({ params })}
          />
        )}
      </div>
    </li>
  );
}
