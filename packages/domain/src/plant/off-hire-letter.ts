import type { PlantHire } from './plant-hire.ts';

type Site = { name: string; address: string | null; postcode: string | null };

type Notice = {
  hire: Pick<PlantHire, 'name' | 'hireNumber' | 'supplierName'>;
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

/** Ours, until the supplier gives their own. */
export const ownOffHireNumber = ({ id }: Pick<PlantHire, 'id'>): string =>
  `OH-${String(id).padStart(4, '0')}`;

/** What the supplier is told; the dialog shows the same words before they are sent. */
export const offHireLetter = ({ hire, offHireNumber, site, company, sender, at }: Notice) => ({
  subject: `Off-hire notice: ${[hire.name, hire.hireNumber && `hire ${hire.hireNumber}`].filter(Boolean).join(', ')}`,
  text: `${hire.supplierName ? `To ${hire.supplierName}` : 'To the hire desk'},

Please take this off hire and collect it:

Machine: ${hire.name}
Hire number: ${hire.hireNumber ?? '(none)'}
Site: ${[site.name, site.address, site.postcode].filter(Boolean).join(', ')}
Off hire from: ${moment.format(at).replace(',', '')}
Off-hire number: ${offHireNumber}

The charge stops with this notice. Please answer with your off-hire number and the day of collection.

${sender}
${company}
`,
});
