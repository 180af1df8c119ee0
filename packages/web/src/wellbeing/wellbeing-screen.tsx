import { can } from '@sitewright/domain/kernel/access';
import { wellbeingApi } from '@sitewright/domain/wellbeing/api';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { query } from '../platform/query.ts';
import { useActor } from '../platform/session.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Loaded } from '../ui/layout/loaded.tsx';
import { Screen } from '../ui/layout/screen.tsx';
import { CallBacksPanel } from './call-backs-panel.tsx';
import { CheckIn } from './check-in.tsx';
import { HeldTalksPanel } from './held-talks-panel.tsx';
import { HoursPanel } from './hours-panel.tsx';
import { InsightsPanel } from './insights-panel.tsx';
import { NeedToTalk } from './need-to-talk.tsx';
import { SupportersPanel } from './supporters-panel.tsx';
import { TalksPanel } from './talks-panel.tsx';

type Props = {
  /** The contract whose day opened the page for a talk. */
  day?: string;
};

export const WellbeingScreen = ({ day }: Props) => (
  <Screen
    title="Wellbeing"
    actions={
      <>
        {day && (
          <ButtonLink icon={ArrowLeft} to="/project/$slug" params={{ slug: day }}>
            Back to the day
          </ButtonLink>
        )}
        <Button icon={Printer} onClick={() => window.location.assign(wellbeingApi.poster.path)}>
          Poster
        </Button>
      </>
    }
  >
    <NeedToTalk />
    <CallBacksPanel />
    <OneSelf />
    <BelowOneSelf>
      {can(useActor(), 'wellbeing.aggregate', 'R') && <InsightsPanel />}
      <div id="talks" className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
        <TalksPanel {...(day && { day })} />
        <HeldTalksPanel />
      </div>
    </BelowOneSelf>
  </Screen>
);

/** Loaded at once, but shown only when the height above it is known, so that it does not move. */
const BelowOneSelf = ({ children }: { children: ReactNode }) => (
  <div className={useQuery(query(wellbeingApi.read)).isPending ? 'hidden' : 'contents'}>
    {children}
  </div>
);

const OneSelf = () => (
  <Loaded
    query={useQuery(query(wellbeingApi.read))}
    what="the rest of the page"
    empty="Nothing more to show."
  >
    {({ supporters, hasCheckedIn, hours }) => (
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
        <CheckIn hasCheckedIn={hasCheckedIn} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <SupportersPanel supporters={supporters} />
          <HoursPanel hours={hours} />
        </div>
      </div>
    )}
  </Loaded>
);
