import { settingsApi } from '@sitewright/domain/settings/api';
import type { OwnSettings } from '@sitewright/domain/settings/own-settings';
import { useState } from 'react';
import { detailOf } from '../platform/call.ts';
import { useCommand } from '../platform/use-command.ts';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/failure.tsx';
import { Panel } from '../ui/panel.tsx';
import { useToast } from '../ui/toast.tsx';
import { staleBySettings } from './queries.ts';
import { ToldOnce } from './told-once.tsx';

/** For the calendar on somebody's phone, which cannot sign in. */
export function CalendarCard({ settings: { hasCalendar } }: { settings: OwnSettings }) {
  const [url, setUrl] = useState<string>();
  const toast = useToast();
  const make = useCommand(settingsApi.makeCalendar, {
    refreshes: staleBySettings,
    onDone: (made) => setUrl(made.url),
  });
  const withdraw = useCommand(settingsApi.removeCalendar, {
    refreshes: staleBySettings,
    onDone: () => {
      setUrl(undefined);
      toast({ text: 'The link is withdrawn' });
    },
  });
  const error = make.error ?? withdraw.error;
  return (
    <Panel title="Calendar">
      <div className="grid gap-4 p-4 text-sm">
        <p>
          Starts and finishes of contracts, deliveries, certificates, off-hires and the issues that
          concern you, in your own calendar. Whoever has the link can read it without signing in.
        </p>
        {url && <ToldOnce label="Link to your calendar" secret={url} />}
        {!url && hasCalendar && (
          <p className="text-text-2">There is a link. A new one takes its place.</p>
        )}
        {error && <Failure text={detailOf(error)} />}
        <div className="flex flex-wrap gap-2">
          <Button tone="primary" isPending={make.isPending} onClick={() => make.perform({})}>
            {hasCalendar ? 'Make a new link' : 'Make a link'}
          </Button>
          {hasCalendar && (
            <Button isPending={withdraw.isPending} onClick={() => withdraw.perform({})}>
              Withdraw the link
            </Button>
          )}
        </div>
      </div>
    </Panel>
  );
}
