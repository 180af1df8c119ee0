import type { Page } from '@playwright/test';
import { aRegisteredPerson, logInAs } from './app.ts';

/** A page of the product in one of its states. */
export type Place = {
  name: string;
  path: string;
  /** Who looks at it: nobody, the director of the demo company, or one of a company that is new. */
  who: 'nobody' | 'director' | 'newcomer';
  /** What happens on the way, such as a server that fails. */
  before?: (page: Page) => Promise<void>;
  /** What is opened or pressed once it is there. */
  open?: (page: Page) => Promise<void>;
  /** Whether it belongs to the reduced grid that every test run walks. */
  isShort?: boolean;
};

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

const failing = (path: string) => async (page: Page) => {
  const json = { message: 'We are busy just now. Please try again.' };
  await page.route(path, (route) => route.fulfill({ status: 503, json }));
};

const isShort = true;

export const places: Place[] = [
  { name: 'Login', path: '/auth', who: 'nobody', isShort },
  { name: 'Register', path: '/auth?admin=true&tab=register', who: 'nobody', isShort },
  { name: 'Request Access', path: '/auth?tab=request', who: 'nobody', isShort },
  { name: 'Login with errors', path: '/auth', who: 'nobody', open: press('Log in'), isShort },
  {
    name: 'the forgot dialog',
    path: '/auth',
    who: 'nobody',
    open: press('Forgot your password'),
    isShort,
  },
  { name: 'not found, signed out', path: '/no/such/place', who: 'nobody', isShort },
  { name: 'not found', path: '/no/such/place', who: 'director' },
  { name: 'contracts as a table', path: '/contracts?view=table', who: 'director', isShort },
  { name: 'contracts as cards', path: '/contracts?view=cards', who: 'director', isShort },
  { name: 'no contracts yet', path: '/contracts', who: 'newcomer', isShort },
  { name: 'nothing matches', path: '/contracts?q=zzz', who: 'director' },
  {
    name: 'contracts that do not load',
    path: '/contracts',
    who: 'director',
    before: failing('**/api/projects'),
  },
  { name: 'create a contract', path: '/create-contract', who: 'newcomer', isShort },
  {
    name: 'create a contract, with errors',
    path: '/create-contract',
    who: 'newcomer',
    open: press(/^Create contract$/),
    isShort,
  },
  { name: 'edit a contract', path: '/edit-project/1', who: 'director', isShort },
  {
    name: 'delete a contract',
    path: '/edit-project/1',
    who: 'director',
    open: press(/^Delete contract/),
  },
  { name: 'company profile', path: '/company', who: 'director', isShort },
  { name: 'recycle bin', path: '/data-backup', who: 'director', isShort },
  {
    name: 'recycle bin that does not load',
    path: '/data-backup',
    who: 'director',
    before: failing('**/api/recycle-bin*'),
  },
  { name: 'the gallery', path: '/test-confirmations', who: 'director', isShort },
  {
    name: 'site issues',
    path: '/project/kestrel-wharf-block-c/site-issues',
    who: 'director',
    isShort,
  },
  {
    name: 'the board of site issues',
    path: '/project/kestrel-wharf-block-c/site-issues/board',
    who: 'director',
    isShort,
  },
  {
    name: 'reporting a site issue',
    path: '/project/kestrel-wharf-block-c/site-issues/new',
    who: 'director',
    isShort,
  },
  {
    name: 'a site issue',
    path: '/project/kestrel-wharf-block-c/site-issues/view/1',
    who: 'director',
    isShort,
  },
  {
    name: 'the RIDDOR questions',
    path: '/project/kestrel-wharf-block-c/site-issues/view/1',
    who: 'director',
    open: press('Does it have to be reported?'),
  },
  {
    name: 'site issues that do not load',
    path: '/project/kestrel-wharf-block-c/site-issues',
    who: 'director',
    before: failing('**/api/site-issues?*'),
  },
  { name: 'the diary', path: '/project/kestrel-wharf-block-c', who: 'director', isShort },
  {
    name: 'finishing a day',
    path: '/project/kestrel-wharf-block-c',
    who: 'director',
    open: press('Finish the day'),
  },
  {
    name: 'a day that does not load',
    path: '/project/kestrel-wharf-block-c',
    who: 'director',
    before: failing('**/api/projects/*/days*'),
  },
  { name: 'all entries', path: '/entries', who: 'director', isShort },
  { name: 'no entries yet', path: '/entries', who: 'newcomer' },
  { name: 'no entry that matches', path: '/entries?q=zzz', who: 'director' },
  {
    name: 'entries that do not load',
    path: '/entries',
    who: 'director',
    before: failing('**/api/diary-entries?*'),
  },
  {
    name: 'the labour entry form',
    path: '/project/kestrel-wharf-block-c/site-issues',
    who: 'director',
    open: async (page) => {
      await page.keyboard.press('n');
      await page.getByRole('dialog', { name: 'Log Labour Entry' }).waitFor();
    },
    isShort,
  },
  { name: 'a page that is not built yet', path: '/wellbeing', who: 'director', isShort },
  { name: 'cost analysis', path: '/cost-analysis', who: 'director', isShort },
  { name: 'no costs yet', path: '/cost-analysis', who: 'newcomer' },
  {
    name: 'the costs of a contract',
    path: '/cost-analysis/kestrel-wharf-block-c',
    who: 'director',
    isShort,
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
  { name: 'the carbon standard', path: '/carbon-settings', who: 'director', isShort },
  { name: 'carbon factors', path: '/carbon-settings?tab=factors', who: 'director' },
  {
    name: 'a carbon factor',
    path: '/carbon-settings?tab=factors&factor=19_500_5020_15_1',
    who: 'director',
    isShort,
  },
  { name: 'no own carbon factors yet', path: '/carbon-settings?tab=own', who: 'newcomer' },
  { name: 'sets of carbon factors', path: '/carbon-settings?tab=sets', who: 'director' },
  { name: 'another carbon standard', path: '/carbon-settings?step=switch', who: 'director' },
  { name: 'importing carbon factors', path: '/carbon-settings?step=import', who: 'director' },
  { name: 'carbon footprint', path: '/carbon-footprint', who: 'director', isShort },
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
    isShort,
  },
  {
    name: 'carbon that does not load',
    path: '/carbon-footprint/kestrel-wharf-block-c',
    who: 'director',
    before: failing('**/api/carbon-footprint/kestrel-wharf-block-c'),
  },
  { name: 'suppliers', path: '/suppliers', who: 'director', isShort },
  { name: 'a supplier', path: '/suppliers?supplier=1', who: 'director' },
  { name: 'materials', path: '/materials', who: 'director', isShort },
  { name: 'a new material', path: '/materials/new', who: 'director' },
  { name: 'purchase orders', path: '/suppliers/orders', who: 'director', isShort },
  { name: 'an order that waits', path: '/suppliers/orders/15', who: 'director', isShort },
  { name: 'an order that was sent', path: '/suppliers/orders/12', who: 'director' },
  { name: 'a new order', path: '/suppliers/orders/new', who: 'director' },
  {
    name: 'Report an Issue',
    path: '/suppliers',
    who: 'director',
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('report');
      await page.getByRole('option', { name: /Report an Issue/ }).click();
      await page.getByRole('dialog', { name: 'Report an Issue' }).waitFor();
    },
  },
  {
    name: 'the palette',
    path: '/suppliers',
    who: 'director',
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('option').first().waitFor();
    },
    isShort,
  },
];

/** Arrives at a place as whoever looks at it, and waits until it stands. */
export async function goTo(page: Page, { path, who, before, open }: Place) {
  if (who === 'director') await logInAs(page, 'helen.marsh@northgate.example');
  if (who === 'newcomer') await aRegisteredPerson(page.request, 'Managing Director');
  await before?.(page);
  await page.goto(path);
  await page.getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle').catch(() => {});
  await open?.(page);
}
