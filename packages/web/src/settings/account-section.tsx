import { membershipsApi } from '@sitewright/domain/session/memberships-api';
import type { OwnSettings } from '@sitewright/domain/settings/own-settings';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { query } from '../platform/query.ts';
import { membershipText } from '../session/memberships.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Loaded } from '../ui/layout/loaded.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { CalendarCard } from './calendar-card.tsx';
import { NotificationsCard } from './notifications-card.tsx';
import { PasswordCard } from './profile/password-card.tsx';
import { PictureCard } from './profile/picture-card.tsx';
import { ProfileCard } from './profile/profile-card.tsx';
import { TokensCard } from './programs/tokens-card.tsx';
import { WebhooksCard } from './programs/webhooks-card.tsx';
import type { Section } from './sections.ts';
import { SessionsCard } from './sessions-card.tsx';
import { TwoFactorCard } from './two-factor-card.tsx';

export type AccountSectionName = Exclude<Section, 'appearance' | 'offline' | 'keyboard' | 'more'>;

type Props = { section: AccountSectionName; settings: OwnSettings };

/** A section of the user's account, which is kept on the server alone. */
export const AccountSection = ({ section, settings }: Props) => contents[section](settings);

const contents: Record<AccountSectionName, (settings: OwnSettings) => ReactNode> = {
  profile: (settings) => (
    <>
      <PictureCard settings={settings} />
      <ProfileCard settings={settings} />
    </>
  ),
  password: (settings) => <PasswordCard username={settings.username} />,
  security: () => <TwoFactorCard />,
  sessions: () => <SessionsCard />,
  companies: () => <CompaniesCard />,
  notifications: (settings) => <NotificationsCard settings={settings} />,
  calendar: (settings) => <CalendarCard settings={settings} />,
  tokens: () => <TokensCard />,
  webhooks: () => <WebhooksCard />,
};

const CompaniesCard = () => (
  <Panel title="Companies">
    <div className="grid justify-items-start gap-4 p-4 text-sm">
      <Loaded
        query={useQuery(query(membershipsApi.organizations))}
        what="your companies"
        empty={null}
        skeleton={<Skeleton what="your companies" shape="lines" count={1} />}
      >
        {({ organizations }) => <p>{membershipText(organizations)}</p>}
      </Loaded>
      <p className="text-text-2">
        Switch to another company, leave one or create your own under Your companies.
      </p>
      <ButtonLink to="/organizations">Your companies</ButtonLink>
    </div>
  </Panel>
);
