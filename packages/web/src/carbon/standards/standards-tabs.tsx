import { TabLinks } from '../../ui/tab-links.tsx';
import type { StandardsTab } from './search-params.ts';

const tabs = [
  ['standard', 'Standard'],
  ['factors', 'Factors'],
  ['own', 'EPDs and own factors'],
  ['sets', 'Sets'],
] as const;

export const StandardsTabs = ({ tab: here }: { tab: StandardsTab }) => (
  <TabLinks label="Carbon standards" tabs={tabs} here={here} search={(tab) => ({ tab })} />
);
