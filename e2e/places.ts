import { failing, type Place, press } from './place.ts';
import { placesOfFigures } from './places-of-figures.ts';
import { placesOfLetters } from './places-of-letters.ts';
import { placesOnSite } from './places-on-site.ts';

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
  { name: 'editing the contact', path: '/company', who: 'director', open: press('Edit contact') },
  { name: 'your organisations', path: '/organizations', who: 'director' },
  { name: 'user settings', path: '/settings', who: 'director', isShort },
  { name: 'the password', path: '/settings?section=password', who: 'director' },
  { name: 'own devices', path: '/settings?section=sessions', who: 'director' },
  { name: 'appearance', path: '/settings?section=appearance', who: 'director' },
  { name: 'what somebody is told', path: '/settings?section=notifications', who: 'director' },
  { name: 'the keys', path: '/settings?section=keyboard', who: 'director' },
  { name: 'the calendar link', path: '/settings?section=calendar', who: 'director' },
  { name: 'API tokens', path: '/settings?section=tokens', who: 'director' },
  { name: 'webhooks', path: '/settings?section=webhooks', who: 'director' },
  { name: 'more settings', path: '/settings?section=more', who: 'director' },
  {
    name: 'settings that do not load',
    path: '/settings',
    who: 'director',
    before: failing('**/api/settings'),
  },
  { name: 'the team', path: '/team', who: 'director', isShort },
  { name: 'invitations', path: '/team?tab=invitations', who: 'director' },
  { name: 'access requests', path: '/team?tab=requests', who: 'director' },
  { name: 'roles and permissions', path: '/team?tab=permissions', who: 'director' },
  { name: 'inviting somebody', path: '/team', who: 'director', open: press('Invite person') },
  { name: 'the activity log', path: '/activity-logs', who: 'director', isShort },
  { name: 'an entry of the log', path: '/activity-logs?entry=1', who: 'director' },
  {
    name: 'a log that does not load',
    path: '/activity-logs',
    who: 'director',
    before: failing('**/api/activity-logs*'),
  },
  { name: 'recycle bin', path: '/data-backup', who: 'director', isShort },
  {
    name: 'recycle bin that does not load',
    path: '/data-backup',
    who: 'director',
    before: failing('**/api/recycle-bin*'),
  },
  { name: 'the gallery', path: '/test-confirmations', who: 'director', isShort },
  { name: 'suppliers', path: '/suppliers', who: 'director', isShort },
  { name: 'a supplier', path: '/suppliers?supplier=1', who: 'director' },
  { name: 'materials', path: '/materials', who: 'director', isShort },
  { name: 'a new material', path: '/materials/new', who: 'director' },
  { name: 'workforce', path: '/workforce', who: 'director', isShort },
  { name: 'no workers yet', path: '/workforce', who: 'newcomer' },
  { name: 'no worker that matches', path: '/workforce?q=zzz', who: 'director' },
  {
    name: 'workers that do not load',
    path: '/workforce',
    who: 'director',
    before: failing('**/api/workers'),
  },
  { name: 'a new worker', path: '/workforce/new', who: 'director' },
  {
    name: 'a new worker, with errors',
    path: '/workforce/new',
    who: 'director',
    open: press(/^Add worker$/),
  },
  { name: 'the file of a worker', path: '/workforce/edit/1', who: 'director', isShort },
  { name: 'the card of a worker', path: '/workforce/edit/1?tab=cards', who: 'director', isShort },
  {
    name: 'asking for what is sealed',
    path: '/workforce/edit/1?tab=medical',
    who: 'director',
    open: press('Show: Health'),
  },
  { name: 'the scores of a worker', path: '/workforce/edit/1?tab=scores', who: 'director' },
  { name: 'the training matrix', path: '/workforce?show=matrix', who: 'director', isShort },
  {
    name: 'the roll call',
    path: '/workforce?show=roll-call&contract=kestrel-wharf-block-c',
    who: 'director',
    isShort,
  },
  { name: 'the gate', path: '/workforce?show=gate', who: 'director' },
  { name: 'a badge', path: '/workforce?show=badge&worker=1', who: 'director' },
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
  ...placesOnSite,
  ...placesOfFigures,
  ...placesOfLetters,
];
