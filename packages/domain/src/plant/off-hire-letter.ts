import type { TemplateData } from '../email-templates/language.ts';
import { render, type TemplateText } from '../email-templates/render.ts';
import { siteLetters } from '../email-templates/site-letters.ts';
import { formatFullDate } from '../kernel/calendar.ts';
import { type NoticeTerms, noticePeriodText } from './notice.ts';
import type { PlantHire } from './plant-hire.ts';

type Site = { name: string; address: string | null; postcode: string | null };

type Charge = Pick<PlantHire, 'lastChargedDay' | 'ratePer'> & NoticeTerms;

type Notice = {
  hire: Pick<PlantHire, 'name' | 'hireNumber' | 'supplierName'> & Charge;
  offHireNumber: string;
  site: Site;
  company: string;
  sender: string;
  at: Date;
};

const moment = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
});

/** Our number, until the supplier gives theirs. */
export const ownOffHireNumber = ({ id }: Pick<PlantHire, 'id'>): string =>
  `OH-${String(id).padStart(4, '0')}`;

/** `Wednesday 18 November 2026 (7 working days)`; null if only the collection ends the charge. */
function chargedUntil({ lastChargedDay, ratePer, ...terms }: Charge): string | null {
  if (ratePer === 'hour') return 'off-hire (hours of use only)';
  const period = terms.chargedUntil === 'notice_period' ? ` (${noticePeriodText(terms)})` : '';
  return lastChargedDay && formatFullDate(lastChargedDay) + period;
}

/** The variables of the off-hire email. */
export const offHireLetterData = ({
  hire,
  offHireNumber,
  site,
  company,
  sender,
  at,
}: Notice): TemplateData => ({
  company: { name: company },
  sender: { name: sender },
  contract: { name: site.name },
  hire: {
    machine: hire.name,
    number: hire.hireNumber,
    supplier: hire.supplierName,
    site: [site.name, site.address, site.postcode].filter(Boolean).join(', '),
    from: moment.format(at).replace(',', ''),
    offHireNumber,
    chargedUntil: chargedUntil(hire),
  },
});

type Words = Pick<TemplateText, 'subject' | 'textContent'>;

/** The email from the company's template or the standard one; the dialog shows it before it is sent. */
export const offHireLetter = (notice: Notice, words: Words = siteLetters.offhire_notice) =>
  render({ ...words, htmlContent: '' }, offHireLetterData(notice));
