import { failing, type Place, press } from './place.ts';

const isShort = true;

/** The diary, the issues and the people who work there. */
export const placesOnSite: Place[] = [
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
    name: 'editing a site issue',
    path: '/project/kestrel-wharf-block-c/site-issues/edit/1',
    who: 'director',
  },
  {
    name: 'the RIDDOR questions',
    path: '/project/kestrel-wharf-block-c/site-issues/view/1',
    who: 'director',
    open: press('Check if it is reportable'),
  },
  {
    name: 'site issues that do not load',
    path: '/project/kestrel-wharf-block-c/site-issues',
    who: 'director',
    before: failing('**/api/site-issues?*'),
  },
  {
    name: 'the risks of a contract',
    path: '/risk-assessment?contract=kestrel-wharf-block-c',
    who: 'director',
    isShort,
  },
  {
    name: 'method statements',
    path: '/risk-assessment?contract=kestrel-wharf-block-c&tab=rams',
    who: 'director',
  },
  {
    name: 'a method statement',
    path: '/risk-assessment?contract=kestrel-wharf-block-c&tab=rams&rams=1',
    who: 'director',
  },
  {
    name: 'editing a method statement',
    path: '/risk-assessment?contract=kestrel-wharf-block-c&tab=rams&rams=4&doing=edit',
    who: 'director',
  },
  {
    name: 'scoring a risk',
    path: '/risk-assessment?contract=kestrel-wharf-block-c',
    who: 'director',
    open: press('Add category'),
  },
  {
    name: 'the link of a briefing',
    path: '/risk-assessment?contract=kestrel-wharf-block-c&tab=rams&rams=1',
    who: 'director',
    open: press('Sign by link'),
  },
  {
    name: 'signing a method statement by link',
    path: '/risk-assessment?contract=kestrel-wharf-block-c&tab=rams&rams=1',
    who: 'director',
    open: async (page) => {
      const data = { purpose: 'rams', targetId: 1 };
      const answer = await page.request.post('/api/links', { data });
      await page.goto(new URL((await answer.json()).address).pathname);
      await page.getByRole('heading', { name: 'Emergency' }).scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 9000);
      await page.getByRole('form', { name: 'Sign' }).waitFor();
    },
    isShort,
  },
  {
    name: 'a forged link to a method statement',
    path: `/link/1.1.${'A'.repeat(43)}`,
    who: 'nobody',
  },
  { name: 'the risks of all contracts', path: '/risk-assessment', who: 'director' },
  { name: 'no risks assessed yet', path: '/risk-assessment', who: 'newcomer' },
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
  {
    name: 'certificates of a contract',
    path: '/project/kestrel-wharf-block-c?tab=files&certificates=true',
    who: 'director',
    isShort,
  },
  { name: 'no certificates yet', path: '/company', who: 'newcomer' },
  {
    name: 'editing a certificate',
    path: '/project/kestrel-wharf-block-c?tab=files&certificates=true',
    who: 'director',
    open: async (page) => {
      await press(/^Actions for/)(page);
      await page.getByRole('menuitem', { name: 'Edit' }).click();
    },
  },
  { name: 'all entries', path: '/entries', who: 'director' },
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
  { name: 'wellbeing', path: '/wellbeing', who: 'director', isShort },
];
