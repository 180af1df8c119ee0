import type { ComponentType } from 'react';
import { Late, latePart } from '../../app/late-part.tsx';
import { Screen } from '../../ui/screen.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type StandardsTab, useStandardsAddress } from './address.ts';
import { WhoManages } from './manage.tsx';
import { StandardTab } from './standard/standard-tab.tsx';
import { StandardsTabs } from './standards-tabs.tsx';

type TabProps = { today: string };

/** What is behind the tabs comes when somebody opens one. */
const contents: Record<StandardsTab, ComponentType<TabProps>> = {
  standard: StandardTab,
  factors: latePart(() => import('./factors/factors-tab.tsx'), 'FactorsTab'),
  own: latePart(() => import('./own/own-tab.tsx'), 'OwnTab'),
  sets: latePart(() => import('./sets/sets-tab.tsx'), 'SetsTab'),
};

const steps = {
  switch: latePart(() => import('./standard/switch-standard.tsx'), 'SwitchStandard'),
  import: latePart(() => import('./import/import-factors.tsx'), 'ImportFactors'),
};

const stepTitles = { switch: 'Change the carbon standard', import: 'Import carbon factors' };

/** By which factors carbon is counted and how; or in its place what is being changed about that. */
export function StandardsScreen({ today }: TabProps) {
  const { step, tab = 'standard' } = useStandardsAddress();
  const Content = step ? steps[step] : contents[tab];
  return (
    <Screen title={step ? stepTitles[step] : 'Carbon standards'}>
      <WhoManages />
      {!step && <StandardsTabs tab={tab} />}
      <Late key={step ?? tab} instead={<Skeleton what="the page" shape="lines" />}>
        <Content today={today} />
      </Late>
    </Screen>
  );
}
