import type { Companions, UsedFactor } from '@sitewright/domain/carbon/emission-input';

type CompanionIds = { [K in keyof Companions]?: string };

/** Rows whose companions have unrelated ids. */
const byId: Record<string, CompanionIds> = {
  // Electricity of the grid
  '7_400_4000_5_1': {
    losses: '13_402_4000_5_1',
    wtt: '15_917_4000_5_1',
    lossesWtt: '15_918_4000_5_1',
    biogenic: '99_400_4001_5_2',
  },
  // District heat
  '10_401_4003_5_1': {
    losses: '13_403_4004_5_1',
    wtt: '16_919_4003_5_1',
    lossesWtt: '16_920_4004_5_1',
  },
  // Water in cubic metres and in million litres
  '17_404_4005_1_1': { treatment: '18_405_4006_1_1' },
  '17_404_4005_10_1': { treatment: '18_405_4006_10_1' },
};

/** Group of a row to the group of its well-to-tank row. */
const wttGroups: Record<string, string> = {
  '1_100': '11_100',
  '1_101': '11_101',
  '1_102': '11_102',
  '2_103': '12_900',
  '2_104': '12_901',
  '2_105': '12_902',
  '5_303': '28_906',
  '5_304': '28_907',
  '10_401': '16_919',
  '27_303': '28_906',
  '27_304': '28_907',
  '27_315': '28_911',
  '27_317': '28_913',
  '27_319': '28_915',
  '27_320': '28_916',
};

const biogenicGroups: Record<string, string> = {
  '1_101': '99_604',
  '2_103': '99_103',
  '2_104': '99_104',
  '2_105': '99_105',
};

/** Biogenic carbon is given by kWh only, gross or net. */
const energyUnits = ['6', '7'];

/** The rest of an id names the substance and its unit, and is the same in both tables. */
export function companionIds(id: string): CompanionIds {
  const [sheet, group, thing, unit = ''] = id.split('_');
  const wtt = wttGroups[`${sheet}_${group}`];
  const biogenic = biogenicGroups[`${sheet}_${group}`];
  const biogenicUnit = energyUnits.includes(unit) ? '5' : unit;
  return (
    byId[id] ?? {
      ...(wtt && { wtt: `${wtt}_${thing}_${unit}_1` }),
      ...(biogenic && { biogenic: `${biogenic}_${thing}_${biogenicUnit}_2` }),
    }
  );
}

/** The companion rows of a factor. */
export const companionsOf = (
  id: string,
  factorOf: (id: string) => UsedFactor | undefined,
): Companions =>
  Object.fromEntries(Object.entries(companionIds(id)).map(([kind, of]) => [kind, factorOf(of)]));
