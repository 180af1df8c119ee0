import { membershipsApi, type OwnOrganization } from '@sitewright/domain/session/memberships-api';
import type { SessionUser } from '@sitewright/domain/session/session-user';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Building2, CircleCheck } from 'lucide-react';
import { detailOf } from '../platform/call.ts';
import { setSessionUser } from '../platform/session.ts';
import { useCommand } from '../platform/use-command.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Failure } from '../ui/failure.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Panel } from '../ui/panel.tsx';
import { Screen } from '../ui/screen.tsx';
import { ownOrganizationsQuery } from './queries.ts';

/** Where somebody belongs, and the way from one to the other; a letter's link leads here too. */
export function OrganizationsScreen({ invitation }: { invitation: string | undefined }) {
  return (
    <Screen
      title="Your organisations"
      note="You work in one at a time. What you typed and did not save stays with the one it was typed in."
    >
      {invitation && <Invited invitation={invitation} />}
      <Loaded
        query={useQuery(ownOrganizationsQuery())}
        what="your organisations"
        empty={<EmptyState icon={Building2} title="No organisation" text="Ask to be invited." />}
      >
        {({ organizations }) => <Choices organizations={organizations} />}
      </Loaded>
    </Screen>
  );
}

/** Everything that was read, and the stream of what changes, belong to the one before: all begins anew. */
function useArrival() {
  const client = useQueryClient();
  return (user: SessionUser) => {
    setSessionUser(client, user);
    window.location.assign('/contracts');
  };
}

function Choices({ organizations }: { organizations: readonly OwnOrganization[] }) {
  const change = useCommand(membershipsApi.switchOrganization, { onDone: useArrival() });
  return (
    <>
      {change.error && !change.isPending && <Failure text={detailOf(change.error)} />}
      <ul className="grid gap-3 md:grid-cols-2">
        {organizations.map(({ id, name, role, isCurrent, isOrganizationAdmin }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-4"
          >
            <Building2 aria-hidden="true" className="size-5 text-text-2" />
            <div className="min-w-0 flex-1">
              <h2 className="truncate text-base">{name}</h2>
              <p className="text-sm text-text-2">
                {role}
                {isOrganizationAdmin === 'yes' && ', administrator'}
              </p>
            </div>
            {isCurrent ? (
              <Badge tone="ok" icon={CircleCheck}>
                You are here
              </Badge>
            ) : (
              <Button
                isPending={change.isPending}
                aria-label={`Go there: ${name}`}
                onClick={() => change.perform({ body: { organizationId: id } })}
              >
                Go there
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Invited({ invitation }: { invitation: string }) {
  const join = useCommand(membershipsApi.joinOrganization, { onDone: useArrival() });
  return (
    <Panel title="You are invited to another organisation">
      <div className="grid justify-items-start gap-3 p-4 text-sm">
        <p>Your account stays the same. What you may do there, they decide.</p>
        {join.error && !join.isPending && <Failure text={detailOf(join.error)} />}
        <Button
          tone="primary"
          isPending={join.isPending}
          onClick={() => join.perform({ body: { invitation } })}
        >
          Accept the invitation
        </Button>
      </div>
    </Panel>
  );
}
