import { settingsApi } from '@sitewright/domain/settings/api';
import type { OwnSettings } from '@sitewright/domain/settings/own-settings';
import { useState } from 'react';
import { CommandDialog } from '../actions/command-dialog.tsx';
import { usePasswordAgain } from '../actions/use-password-again.tsx';
import { detailOf } from '../platform/call.ts';
import { useCommand } from '../platform/use-command.ts';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/layout/failure.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { Opener } from '../ui/opener.tsx';
import { ownSettingsReads } from './own-settings-reads.ts';
import { ShownOnce } from './shown-once.tsx';

/** For the calendar on the user's phone, which cannot sign in. */
export function CalendarCard({ settings: { hasCalendar } }: { settings: OwnSettings }) {
  const [url, setUrl] = useState<string>();
  const make = useCommand(settingsApi.makeCalendar, {
    refreshes: ownSettingsReads,
    onDone: (made) => setUrl(made.url),
  });
  const again = usePasswordAgain(make);
  const { isPending, error } = again.command;
  return (
    <Panel title="Calendar">
      <div className="grid gap-4 p-4 text-sm">
        <p>
          Contract start and finish dates, deliveries, certificate expiry dates, off-hires and your
          issues, in your own calendar. Anyone with the link can read them without signing in. The
          link stops working when you change your password, turn on two-factor sign-in or leave the
          company.
        </p>
        {url && <ShownOnce label="Your calendar link" secret={url} />}
        {!url && hasCalendar && (
          <p className="text-text-2">You already have a link. A new one will replace it.</p>
        )}
        <form
          aria-label="Calendar link"
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (!again.isBlocked && !isPending) again.before(() => make.perform({}));
          }}
        >
          {again.field}
          {error && !isPending && <Failure text={detailOf(error)} />}
          <div className="flex flex-wrap gap-2">
            <Button
              type="submit"
              {...(!hasCalendar && { tone: 'primary' })}
              isBlocked={again.isBlocked}
              isPending={isPending}
            >
              {hasCalendar ? 'Create new link' : 'Create link'}
            </Button>
            {hasCalendar && <WithdrawLink onDone={() => setUrl(undefined)} />}
          </div>
        </form>
      </div>
    </Panel>
  );
}

const WithdrawLink = ({ onDone }: { onDone: () => void }) => (
  <Opener label="Withdraw link">
    {(close) => (
      <CommandDialog
        title="Withdraw calendar link?"
        description="Calendars that use it stop updating immediately."
        confirmText="Withdraw"
        variant="warning"
        endpoint={settingsApi.removeCalendar}
        input={{}}
        doneMessage={() => 'Link withdrawn'}
        refreshes={ownSettingsReads}
        onDone={() => {
          onDone();
          close();
        }}
        onClose={close}
      />
    )}
  </Opener>
);
