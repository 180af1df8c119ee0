import { expect, it } from 'vitest';
import { offHireLetter, ownOffHireNumber } from './off-hire-letter.ts';

const notice = {
  hire: {
    name: '13 t excavator',
    hireNumber: 'TPH-4471',
    supplierName: 'Tarn Plant Hire',
    lastChargedDay: '2026-07-10',
    ratePer: 'day',
    chargedUntil: 'notice_period',
    noticeDays: 7,
    noticeUnit: 'working_day',
    noticeCutOff: null,
  },
  offHireNumber: 'OH-0042',
  site: { name: 'Kestrel Wharf', address: 'Canal Road, Leeds', postcode: 'LS10 1EB' },
  company: 'Northgate Construction',
  sender: 'Joy Okafor',
  at: new Date('2026-06-30T23:30:05.000Z'),
} as const;

it('names the machine, the hire, the site and the second, by the clock on site', () => {
  const { subject, text } = offHireLetter(notice);
  expect(subject).toBe('Off-hire notice: 13 t excavator, hire TPH-4471');
  for (const part of [
    'To Tarn Plant Hire,',
    'Machine: 13 t excavator',
    'Hire number: TPH-4471',
    'Site: Kestrel Wharf, Canal Road, Leeds, LS10 1EB',
    'Off hire from: Wednesday 1 July 2026 at 00:30:05 BST',
    'Off-hire number: OH-0042',
    'Charged until: Friday 10 July 2026 (7 working days)',
    'Joy Okafor\nNorthgate Construction',
  ])
    expect(text).toContain(part);
});

it('reads well without optional fields', () => {
  const { subject, text } = offHireLetter({
    ...notice,
    hire: { ...notice.hire, hireNumber: null, supplierName: null },
    site: { name: 'Kestrel Wharf', address: null, postcode: null },
  });
  expect(subject).toBe('Off-hire notice: 13 t excavator');
  expect(text).toContain('To the hire desk,');
  expect(text).toContain('Site: Kestrel Wharf\n');
});

it.each([
  ['notice', '2026-07-01', 'Charged until: Wednesday 1 July 2026\n'],
  ['collection', null, 'Charged until: collection\n'],
] as const)('says until when it is charged: %s', (chargedUntil, lastChargedDay, expected) => {
  const hire = { ...notice.hire, chargedUntil, lastChargedDay };
  expect(offHireLetter({ ...notice, hire }).text).toContain(expected);
});

it('promises a supplier who charges by the hour no days of notice', () => {
  const hire = { ...notice.hire, ratePer: 'hour' } as const;
  expect(offHireLetter({ ...notice, hire }).text).toContain(
    'Charged until: off-hire (hours of use only)\n',
  );
});

it('numbers a notice after its hire', () => {
  expect(ownOffHireNumber({ id: 42 })).toBe('OH-0042');
});
