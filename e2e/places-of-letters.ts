import { failing, type Place, press } from './place.ts';

const isShort = true;

/** The email templates, their gallery and their guide. */
export const placesOfLetters: Place[] = [
  { name: 'email templates', path: '/email-templates', who: 'director', isShort },
  {
    name: 'a letter in its own words',
    path: '/email-templates?template=1',
    who: 'director',
  },
  {
    name: 'a letter in the standard words',
    path: '/email-templates?template=po_issued',
    who: 'director',
  },
  { name: 'a new template', path: '/email-templates?new=po_cancelled', who: 'director' },
  {
    name: 'versions of a letter',
    path: '/email-templates?template=1',
    who: 'director',
    open: press('Versions'),
  },
  { name: 'the delivery log', path: '/email-templates?tab=letters', who: 'director' },
  { name: 'no letters yet', path: '/email-templates?tab=letters', who: 'newcomer' },
  {
    name: 'email templates that do not load',
    path: '/email-templates',
    who: 'director',
    before: failing('**/api/email-templates*'),
  },
  { name: 'the gallery of letters', path: '/email-templates/demo', who: 'director' },
  { name: 'the guide to letters', path: '/email-templates/guide', who: 'director' },
];
