import { organizationsApi } from '@sitewright/domain/organizations/api';
import { sessionApi } from '@sitewright/domain/session/api';
import { actorOf, type SessionUser } from '@sitewright/domain/session/session-user';
import { useQuery } from '@tanstack/react-query';
import { useSessionUser } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { CopyText } from '../../ui/copy-text.tsx';
import { NoAccess } from '../../ui/layout/no-access.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { type Check, check } from './checks.ts';
import {
  cookieFacts,
  diagnosticsOf,
  type Fact,
  pageFacts,
  permissionsOf,
  sessionFacts,
} from './facts.ts';
import { useWorkerFacts } from './use-worker-facts.ts';

type Props = { isForAll?: boolean };

/** Only the user's own session; in development every user may open it. */
export function AuthDebugScreen({ isForAll = import.meta.env.DEV }: Props) {
  const { user } = useSessionUser();
  if (!user) return null;
  return (
    <Screen title="Authentication debug">
      {isForAll || user.isOrganizationAdmin === 'yes' ? (
        <Facts user={user} />
      ) : (
        <NoAccess
          title="This page is not available"
          text="Only company administrators can open this page. Ask yours for help."
        />
      )}
    </Screen>
  );
}

const paths = [sessionApi.user.path, organizationsApi.current.path];

function Facts({ user }: { user: SessionUser }) {
  const profile = `${organizationsApi.profile.path}?organizationId=${user.organizationId}`;
  const checks = useQuery({
    queryKey: ['auth-debug', user.organizationId],
    queryFn: () => Promise.all([...paths, profile].map(check)),
    staleTime: 0,
    gcTime: 0,
  });
  const here = [...pageFacts(), ...useWorkerFacts(), ...clockFacts(checks.data)];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
      <Panel title="Session">
        <FactList facts={sessionFacts(user)} />
      </Panel>
      <Panel
        title="Requests"
        aside={
          <Button
            className="md:h-control-sm"
            isPending={checks.isFetching}
            onClick={() => void checks.refetch()}
          >
            Re-run
          </Button>
        }
      >
        <div aria-live="polite">
          <FactList facts={(checks.data ?? []).map(checkFact)} />
        </div>
      </Panel>
      <Panel title="Cookie">
        <FactList facts={cookieFacts()} />
      </Panel>
      <Panel
        title="This browser"
        aside={
          <CopyText
            label="Copy diagnostics"
            doneMessage="Diagnostics copied"
            text={() => diagnosticsOf(user, checks.data ?? [], here)}
          />
        }
      >
        <FactList facts={here} />
      </Panel>
      <Panel title="Permissions in force" className="lg:col-span-2">
        <FactList facts={permissionsOf(actorOf(user))} />
      </Panel>
    </div>
  );
}

const checkFact = ({ path, status, ms }: Check): Fact => [
  path.replace(/\?.*/, ''),
  `${status} in ${ms} ms`,
];

function clockFacts(checks: readonly Check[] = []): Fact[] {
  const skew = checks.find((candidate) => candidate.skew !== null)?.skew;
  if (skew === undefined || skew === null) return [['Clock', 'not compared']];
  const by = `${Math.abs(skew)} s ${skew < 0 ? 'behind' : 'ahead of'} the server`;
  return [['Clock', Math.abs(skew) <= 1 ? 'same as the server' : by]];
}

const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="grid content-start grid-cols-[minmax(0,auto)_minmax(0,1fr)] gap-x-4 gap-y-1.5 p-4 text-sm">
    {facts.map(([name, value]) => (
      <div key={name} className="contents">
        <dt className="text-text-2">{name}</dt>
        <dd className="[overflow-wrap:anywhere]">{value}</dd>
      </div>
    ))}
  </dl>
);
