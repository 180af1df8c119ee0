import {
  type Category,
  type Channel,
  categories,
  categoryLabels,
  channelLabels,
  channels,
} from '@sitewright/domain/notifications/notification-values';
import {
  isChannelOn,
  type NotificationChoices,
  withoutDigest,
} from '@sitewright/domain/notifications/preferences';
import type { OwnSettings } from '@sitewright/domain/settings/own-settings';
import { useState } from 'react';
import { detailOf } from '../platform/call.ts';
import { Button } from '../ui/button.tsx';
import { CheckboxField } from '../ui/fields/checkbox-field.tsx';
import { TimeField } from '../ui/fields/time-field.tsx';
import { Failure } from '../ui/layout/failure.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { Saved } from './saved.tsx';
import { useSave } from './use-save.ts';

/** Which notifications the user gets, and how; no tick at all is never. */
export function NotificationsCard({ settings }: { settings: OwnSettings }) {
  const { command, isSaved, save, touch } = useSave();
  const [choices, setChoices] = useState(settings.notifications);
  const change = (next: NotificationChoices) => {
    touch();
    setChoices(next);
  };
  // The link in the digest leads here: one press is enough.
  const stopDigest = () => {
    const next = withoutDigest(choices);
    setChoices(next);
    save({ notifications: next });
  };
  return (
    <Panel
      title="Notifications"
      aside={<Button onClick={stopDigest}>Stop the daily digest</Button>}
    >
      <div className="grid gap-5 p-4">
        <Matrix choices={choices} change={change} />
        <QuietHours choices={choices} change={change} />
        {command.error && !command.isPending && <Failure text={detailOf(command.error)} />}
        <div className="flex items-center justify-end gap-3">
          <Saved isSaved={isSaved} />
          <Button
            tone="primary"
            isPending={command.isPending}
            pendingLabel="Saving..."
            onClick={() => save({ notifications: choices })}
          >
            Save notifications
          </Button>
        </div>
      </div>
    </Panel>
  );
}

type Props = { choices: NotificationChoices; change: (next: NotificationChoices) => void };

function Matrix({ choices, change }: Props) {
  const set = (category: Category, channel: Channel, isOn: boolean) => {
    const now = Object.fromEntries(
      channels.map((other) => [other, isChannelOn(choices, category, other)]),
    ) as Record<Channel, boolean>;
    const next = { ...choices.categories, [category]: { ...now, [channel]: isOn } };
    change({ ...choices, categories: next });
  };
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">Notifications by type and channel</caption>
      <thead>
        <tr className="text-left text-xs text-text-2">
          <th scope="col" className="pb-2 font-medium">
            About
          </th>
          {channels.map((channel) => (
            <th key={channel} scope="col" className="px-1 pb-2 text-center font-medium">
              {channelLabels[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {categories.map((category) => (
          <tr key={category} className="border-t border-line-2">
            <th scope="row" className="py-1 text-left font-medium">
              {categoryLabels[category]}
            </th>
            {channels.map((channel) => (
              <td key={channel} className="text-center">
                <label className="inline-grid size-11 place-items-center">
                  <span className="sr-only">{`${categoryLabels[category]}: ${channelLabels[channel]}`}</span>
                  <input
                    type="checkbox"
                    checked={isChannelOn(choices, category, channel)}
                    onChange={(event) => set(category, channel, event.target.checked)}
                    className="size-5 accent-brand"
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const usual = { from: '20:00', to: '06:00' };

function QuietHours({ choices, change }: Props) {
  const { quietHours } = choices;
  const set = (next: NotificationChoices['quietHours']) => change({ ...choices, quietHours: next });
  return (
    <div className="grid gap-3">
      <CheckboxField
        name="quiet"
        label="Quiet hours"
        help="No instant emails. Anything new is in the 07:00 digest."
        value={quietHours ? 'yes' : 'no'}
        onChange={(value) => set(value === 'yes' ? usual : null)}
      />
      {quietHours && (
        <div className="grid grid-cols-2 gap-4">
          <TimeField
            name="from"
            label="From"
            value={quietHours.from}
            onChange={(from) => set({ ...quietHours, from })}
          />
          <TimeField
            name="to"
            label="To"
            value={quietHours.to}
            onChange={(to) => set({ ...quietHours, to })}
          />
        </div>
      )}
    </div>
  );
}
