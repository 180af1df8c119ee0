import { type OwnSession, ownSessionsApi } from '@sitewright/domain/session/own-sessions-api';
import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useAction } from '../actions/use-action.ts';
import { query } from '../platform/query.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { Badge } from '../ui/badge.tsx';
import { momentText } from '../ui/format/date-time.ts';
import { Loaded } from '../ui/layout/loaded.tsx';
import { Panel } from '../ui/layout/panel.tsx';

/** The user's sessions; unknown ones can be signed out. */
export function SessionsCard() {
  const devices = useQuery(query(ownSessionsApi.sessions));
  const hasOthers = devices.data?.sessions.some(({ isCurrent }) => !isCurrent) ?? false;
  return (
    <Panel title="Devices" aside={hasOthers && <SignOutOthers />}>
      <div className="px-4 py-1">
        <Loaded query={devices} what="devices" empty="No signed-in devices.">
          {({ sessions }) => (
            <ul>
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </ul>
          )}
        </Loaded>
      </div>
    </Panel>
  );
}

function SessionRow({ session }: { session: OwnSession }) {
  const { id, device, ipAddress, createdAt, lastSeenAt, isCurrent } = session;
  const end = useAction(ownSessionsApi.endSession, {
    doneMessage: () => `${device} signed out`,
    refreshes: [ownSessionsApi.sessions],
  });
  return (
    <li className="flex flex-wrap items-center gap-3 border-t border-line-2 py-3 first:border-0">
      <MonitorSmartphone aria-hidden="true" className="size-icon text-text-2" />
      <div className="min-w-0 flex-1 basis-52 text-sm">
        <p className="font-medium">
          {device} {isCurrent && <Badge tone="ok">This device</Badge>}
        </p>
        <p className="text-xs text-text-2">
          {[ipAddress, `since ${momentText(createdAt)}`, `last used ${momentText(lastSeenAt)}`]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {!isCurrent && (
        <ActionButton
          label="Sign out"
          subject={device}
          obstacle={undefined}
          command={end}
          onPress={() => end.perform({ params: { sessionId: id } })}
        />
      )}
    </li>
  );
}

function SignOutOthers() {
  const end = useAction(ownSessionsApi.endOtherSessions, {
    doneMessage: () => 'Signed out of all your other devices',
    refreshes: [ownSessionsApi.sessions],
  });
  return (
    <ActionButton
      label="Sign out all others"
      subject="devices"
      obstacle={undefined}
      command={end}
      onPress={() => end.perform({})}
    />
  );
}
