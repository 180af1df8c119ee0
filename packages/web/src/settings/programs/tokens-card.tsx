import { settingsApi } from '@sitewright/domain/settings/api';
import type { ApiToken } from '@sitewright/domain/settings/api-token';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { CommandDialog } from '../../actions/command-dialog.tsx';
import { query } from '../../platform/query.ts';
import { dayText, momentText } from '../../ui/format/date-time.ts';
import { Loaded } from '../../ui/layout/loaded.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Opener } from '../../ui/opener.tsx';
import { ShownOnce } from '../shown-once.tsx';
import { MakeToken } from './make-token.tsx';

/** For programs that act for the user, with no more rights than the user has. */
export function TokensCard() {
  const list = useQuery(query(settingsApi.tokens));
  const [made, setMade] = useState<string>();
  return (
    <Panel
      title="API tokens"
      aside={
        <Opener icon={Plus} label="New token">
          {(close) => <MakeToken onMade={setMade} onClose={close} />}
        </Opener>
      }
    >
      <div className="grid gap-3 p-4">
        <p className="text-sm">
          Send the token as <code>Authorization: Bearer …</code>. Every call is described in the{' '}
          <a className="link inline-flex min-h-6 items-center max-md:min-h-11" href="/api/docs">
            API documentation
          </a>
          .
        </p>
        {made && <ShownOnce label="Your new token" secret={made} />}
        <Loaded query={list} what="tokens" empty="No tokens yet.">
          {({ tokens }) =>
            tokens.length === 0 ? (
              <p className="text-sm text-text-2">No tokens yet.</p>
            ) : (
              <ul>
                {tokens.map((token) => (
                  <TokenRow key={token.id} token={token} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
    </Panel>
  );
}

function TokenRow({ token }: { token: ApiToken }) {
  const { name, scopes, lastUsedAt, expiresAt } = token;
  const used = lastUsedAt ? `last used ${momentText(lastUsedAt)}` : 'not used yet';
  return (
    <li className="flex flex-wrap items-center gap-3 border-t border-line-2 py-3">
      <div className="min-w-0 flex-1 basis-52 text-sm">
        <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
        <p className="text-xs text-text-2">
          {`${scopes.join(' and ')} · ${used} · until ${dayText(expiresAt)}`}
        </p>
      </div>
      <Opener label="Revoke" aria-label={`Revoke: ${name}`}>
        {(close) => <RevokeToken token={token} onClose={close} />}
      </Opener>
    </li>
  );
}

type RevokeProps = { token: ApiToken; onClose: () => void };

const RevokeToken = ({ token: { id, name }, onClose }: RevokeProps) => (
  <CommandDialog
    title={`Revoke ${name}?`}
    description="Programs using this token lose access immediately. This cannot be undone, but you can create a new token."
    variant="destructive"
    confirmText="Revoke"
    endpoint={settingsApi.revokeToken}
    input={{ params: { tokenId: id } }}
    doneMessage={() => `${name} revoked`}
    refreshes={[settingsApi.tokens]}
    onClose={onClose}
  />
);
