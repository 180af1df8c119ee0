import type { CarbonSettings } from '@sitewright/domain/carbon/carbon-settings';
import type { FactorSet, OwnFactor } from '@sitewright/domain/carbon/factor';
import { aFactor } from '@sitewright/domain/carbon/factor.fixture';
import { carbonStandardsApi } from '@sitewright/domain/carbon/standards-api';
import { defaultCarbonSettings } from '@sitewright/domain/carbon/standards-rules';
import type { Role } from '@sitewright/domain/kernel/access';
import { act } from '@testing-library/react';
import { aSessionUser } from '../../testing/a-session-user.ts';
import { type Answer, answer } from '../../testing/fake-api.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { StandardsScreen } from './standards-screen.tsx';

const today = '2026-11-12';

export const theSettings = (over: Partial<CarbonSettings> = {}): CarbonSettings => ({
  ...defaultCarbonSettings,
  ...{ id: null, setBy: null, setAt: null, undoableUntil: null, isUndone: false },
  ...over,
});

/** The declaration of a cement, in use. */
export const anOwnFactor = (over: Partial<OwnFactor> = {}): OwnFactor => ({
  id: 12,
  organizationId: 1,
  setId: 3,
  source: 'epd',
  name: 'CEM III/A cement',
  category: 'materials',
  scope: '3',
  unit: 't',
  value: '412.5',
  year: 2025,
  density: null,
  reason: 'The plant that we buy from',
  epdNumber: 'S-P-01234',
  programme: 'EPD International',
  expiresOn: '2027-01-31',
  replaces: null,
  retiredAt: null,
  documentName: null,
  createdAt: '2026-03-02T09:00:00.000Z',
  createdBy: 1,
  updatedAt: '2026-03-02T09:00:00.000Z',
  updatedBy: 1,
  version: 1,
  ...over,
});

export const aSet = (over: Partial<FactorSet> = {}): FactorSet => ({
  id: 5,
  source: 'ice',
  name: 'ICE of ours',
  edition: 'V4.0',
  year: 2026,
  status: 'draft',
  licenceReference: 'CE-2026-77',
  factors: 2,
  attribution: 'Inventory of Carbon & Energy (ICE) Database, Circular Ecology',
  publishedAt: null,
  version: 1,
  ...over,
});

/** Of every edition its own figure. */
const values: Record<string, string> = { 2023: '131.75138', 2024: '118.75127', 2025: '118.79306' };

const usual: Answer[] = [
  answer(carbonStandardsApi.readSettings, () => theSettings()),
  answer(carbonStandardsApi.previewRestatement, () => ({
    ...{ contracts: [], entries: 0, keptEntries: 0 },
  })),
  answer(carbonStandardsApi.listOwnFactors, () => [anOwnFactor()]),
  answer(carbonStandardsApi.listFactors, ({ searchParams }) => {
    const year = Number(searchParams.get('year'));
    return [
      aFactor({ year, value: values[year] ?? '118.80307', copies: year === 2026 ? 1 : 4 }),
      aFactor({ year, id: '1_1', name: 'Diesel', group: 'Fuels', category: 'plant', unit: 'l' }),
    ];
  }),
  answer(carbonStandardsApi.listSets, () => [
    aSet({ id: null, source: 'official', name: 'Official', edition: '2026', status: 'published' }),
    aSet(),
  ]),
];

type Scenario = { search?: string; role?: Role; answers?: Answer[] };

/** The page of the carbon standards, by default for a user who may change them. */
export function openStandards({ search = '', role = 'Director', answers = [] }: Scenario = {}) {
  const view = renderWithApi(
    <StandardsScreen today={today} />,
    aSessionUser({ role }),
    ...answers,
    ...usual,
  );
  if (search) act(() => view.history.push(`/${search}`));
  return view;
}
