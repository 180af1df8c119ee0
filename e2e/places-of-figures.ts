import { failing, type Place, press } from './place.ts';

const isShort = true;

/** Money and carbon. */
export const placesOfFigures: Place[] = [
  { name: 'cost analysis', path: '/cost-analysis', who: 'director', isShort },
  { name: 'no costs yet', path: '/cost-analysis', who: 'newcomer' },
  {
    name: 'the costs of a contract',
    path: '/cost-analysis/kestrel-wharf-block-c',
    who: 'director',
  },
  {
    name: 'what a figure is made of',
    path: '/cost-analysis/kestrel-wharf-block-c?figure=actual',
    who: 'director',
  },
  ...['heads', 'labour', 'plant', 'materials', 'standing', 'cvr', 'forecast', 'transactions'].map(
    (tab): Place => ({
      name: `the costs of a contract, ${tab}`,
      path: `/cost-analysis/kestrel-wharf-block-c?tab=${tab}`,
      who: 'director',
    }),
  ),
  {
    name: 'adding a cost',
    path: '/cost-analysis/kestrel-wharf-block-c?tab=transactions',
    who: 'director',
    open: press('Add cost'),
  },
  {
    name: 'costs that do not load',
    path: '/cost-analysis/kestrel-wharf-block-c',
    who: 'director',
    before: failing('**/api/cost-analysis/kestrel-wharf-block-c'),
  },
  { name: 'the carbon standard', path: '/carbon-settings', who: 'director' },
  { name: 'carbon factors', path: '/carbon-settings?tab=factors', who: 'director' },
  {
    name: 'a carbon factor',
    path: '/carbon-settings?tab=factors&factor=19_500_5020_15_1',
    who: 'director',
  },
  { name: 'no own carbon factors yet', path: '/carbon-settings?tab=own', who: 'newcomer' },
  { name: 'sets of carbon factors', path: '/carbon-settings?tab=sets', who: 'director' },
  { name: 'another carbon standard', path: '/carbon-settings?step=switch', who: 'director' },
  { name: 'importing carbon factors', path: '/carbon-settings?step=import', who: 'director' },
  { name: 'carbon footprint', path: '/carbon-footprint', who: 'director' },
  { name: 'no carbon yet', path: '/carbon-footprint', who: 'newcomer' },
  {
    name: 'the carbon of a contract',
    path: '/carbon-footprint/kestrel-wharf-block-c',
    who: 'director',
    isShort,
  },
  {
    name: 'a carbon entry',
    path: '/carbon-footprint/kestrel-wharf-block-c?entry=1',
    who: 'director',
  },
  {
    name: 'no carbon entry that matches',
    path: '/carbon-footprint/kestrel-wharf-block-c?q=zzz',
    who: 'director',
  },
  {
    name: 'adding waste to the carbon of a contract',
    path: '/project/kestrel-wharf-block-c/carbon-footprint',
    who: 'director',
    open: async (page) => {
      await page.getByRole('button', { name: 'Add carbon entry' }).first().click();
      await page.getByRole('radio', { name: 'Waste' }).check();
    },
  },
  {
    name: 'carbon that does not load',
    path: '/carbon-footprint/kestrel-wharf-block-c',
    who: 'director',
    before: failing('**/api/carbon-footprint/kestrel-wharf-block-c'),
  },
];
