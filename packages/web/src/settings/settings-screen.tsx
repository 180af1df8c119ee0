import { can } from '@sitewright/domain/kernel/access';
import { settingsApi } from '@sitewright/domain/settings/api';
import type { OwnSettings } from '@sitewright/domain/settings/own-settings';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { WifiOff } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { keysSetting } from '../platform/hotkeys.ts';
import { readItem, setItem } from '../platform/local-storage.ts';
import { lazyScreen } from '../platform/preload.ts';
import { query } from '../platform/query.ts';
import { useActor } from '../platform/session.ts';
import { useOnline } from '../platform/use-online.ts';
import { cn } from '../ui/cn.ts';
import { CheckboxField } from '../ui/fields/checkbox-field.tsx';
import { KeyLegend } from '../ui/key-legend.tsx';
import { Loaded } from '../ui/layout/loaded.tsx';
import { Notice } from '../ui/layout/notice.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { Screen } from '../ui/layout/screen.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { scrollIntoView } from '../ui/layout/tab-links.tsx';
import type { AccountSectionName } from './account-section.tsx';
import { AppearanceCard } from './appearance-card.tsx';
import { HubCard } from './hub-card.tsx';
import { OfflineCards } from './offline/offline-cards.tsx';
import { type Section, sectionNames, sections } from './sections.ts';

/** The user's profile and preferences. Each card saves alone. */
export function SettingsScreen({ section }: { section?: string | undefined }) {
  const settings = useQuery(query(settingsApi.read));
  const isOnline = useOnline();
  useEffect(() => {
    // Loads the code of the section in parallel with the settings; without signal, neither can be loaded.
    if (isOnline) void AccountSection.preload?.();
  }, [isOnline]);
  return (
    <Screen title="User settings" note="Your profile and preferences.">
      {settings.isPending && isOnline ? (
        <Skeleton what="settings" shape="lines" />
      ) : (
        <Sections settings={settings} section={section} />
      )}
    </Screen>
  );
}

type Props = { settings: UseQueryResult<OwnSettings | null>; section: string | undefined };

function Sections({ settings, section }: Props) {
  const shown = useShown(settings.data);
  const chosen = shown.find((candidate) => candidate === section) ?? 'profile';
  return (
    <div className="grid items-start gap-4 md:grid-cols-[13rem_minmax(0,1fr)]">
      <nav
        aria-label="Settings"
        className="scroll-hint flex gap-1 overflow-x-auto [--edge:var(--bg)] [scrollbar-width:none] max-md:-mx-gutter max-md:px-1.5 md:sticky md:top-20 md:grid md:overflow-visible"
      >
        {shown.map((section) => (
          <SectionLink key={section} section={section} isChosen={section === chosen} />
        ))}
      </nav>
      <div className="grid max-w-[760px] gap-4">
        {isOnDevice(chosen) ? onDevice[chosen]() : <Content section={chosen} settings={settings} />}
      </div>
    </div>
  );
}

/** Programs come in only where the organisation lets them. */
function useShown(settings: OwnSettings | null | undefined): readonly Section[] {
  const actor = useActor();
  const hidden: Section[] = settings?.hasApiAccess
    ? can(actor, 'organization', 'M')
      ? []
      : ['webhooks']
    : ['tokens', 'webhooks'];
  return sectionNames.filter((section) => !hidden.includes(section));
}

function SectionLink({ section, isChosen }: { section: Section; isChosen: boolean }) {
  const { label, icon: Icon } = sections[section];
  return (
    <Link
      to="/settings"
      search={{ section }}
      replace
      resetScroll={false}
      aria-current={isChosen ? 'page' : undefined}
      ref={isChosen ? scrollIntoView : undefined}
      className={cn(
        'flex min-h-control items-center gap-2.5 rounded-control px-3 text-sm whitespace-nowrap',
        isChosen ? 'bg-brand-soft font-semibold text-on-brand-soft' : 'hover:bg-sunken',
      )}
    >
      <Icon aria-hidden="true" className="size-4" />
      {label}
    </Link>
  );
}

/** Cards that need no answer from the server also open without signal. */
const onDevice = {
  appearance: () => <AppearanceCard />,
  offline: () => <OfflineCards />,
  keyboard: () => <KeyboardCard />,
  more: () => <HubCard />,
};

const isOnDevice = (section: Section): section is keyof typeof onDevice => section in onDevice;

const AccountSection = lazyScreen(() => import('./account-section.tsx'), 'AccountSection');

type ContentProps = { section: AccountSectionName } & Pick<Props, 'settings'>;

function Content({ section, settings }: ContentProps) {
  const isOnline = useOnline();
  if (!isOnline && !settings.data) return <Notice icon={WifiOff} text="Needs signal" />;
  return (
    <Loaded query={settings} what="settings" empty="Your settings could not be loaded.">
      {(own) => (
        <Suspense fallback={<Skeleton what="settings" shape="lines" />}>
          <AccountSection section={section} settings={own} />
        </Suspense>
      )}
    </Loaded>
  );
}

/** Single keys can be in the way of who speaks to the device, or presses two at once. */
function KeyboardCard() {
  const [areOn, setOn] = useState(readItem(keysSetting) !== 'off');
  const change = (value: string) => {
    setOn(value === 'yes');
    setItem(keysSetting, value === 'yes' ? null : 'off');
  };
  return (
    <Panel title="Keyboard" aside={<span className="text-xs text-text-2">On this device</span>}>
      <div className="grid gap-5 p-4">
        <CheckboxField
          name="keys"
          label="Single-key shortcuts"
          help="Shortcuts with Ctrl or Cmd always work."
          value={areOn ? 'yes' : 'no'}
          onChange={change}
        />
        <KeyLegend />
      </div>
    </Panel>
  );
}
