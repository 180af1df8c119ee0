import type { ComponentType } from 'react';
import { lazyComponent } from '../../ui/layout/lazy-component.tsx';
import { LazyTab } from '../../ui/layout/lazy-tab.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { TabLinks } from '../../ui/layout/tab-links.tsx';
import { WhoManages } from './manage.tsx';
import { type StandardsTab, useStandardsSearch } from './search-params.ts';
import { StandardTab } from './standard/standard-tab.tsx';

type TabProps = { today: string };

/** The tabs are loaded when first opened. */
const contents: Record<StandardsTab, ComponentType<TabProps>> = {
  standard: StandardTab,
  factors: lazyComponent(() => import('./factors/factors-tab.tsx'), 'FactorsTab'),
  own: lazyComponent(() => import('./own/own-tab.tsx'), 'OwnTab'),
  sets: lazyComponent(() => import('./sets/sets-tab.tsx'), 'SetsTab'),
};

const steps = {
  switch: lazyComponent(() => import('./standard/switch-standard.tsx'), 'SwitchStandard'),
  import: lazyComponent(() => import('./import/import-factors.tsx'), 'ImportFactors'),
};

const stepTitles = { switch: 'Change the carbon standard', import: 'Import carbon factors' };

/** The factors and rules that carbon is counted by; or the wizard that changes them. */
export function StandardsScreen({ today }: TabProps) {
  const { step, tab = 'standard' } = useStandardsSearch();
  const Content = step ? steps[step] : contents[tab];
  return (
    <Screen title={step ? stepTitles[step] : 'Carbon standards'}>
      <WhoManages />
      {!step && <StandardsTabs tab={tab} />}
      <LazyTab key={step ?? tab} what="the page">
        <Content today={today} />
      </LazyTab>
    </Screen>
  );
}

const tabs = [
  ['standard', 'Standard'],
  ['factors', 'Factors'],
  ['own', 'EPDs and own factors'],
  ['sets', 'Sets'],
] as const;

const StandardsTabs = ({ tab: here }: { tab: StandardsTab }) => (
  <TabLinks label="Carbon standards" tabs={tabs} here={here} search={(tab) => ({ tab })} />
);
