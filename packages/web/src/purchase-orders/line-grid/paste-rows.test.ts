import { expect, it } from 'vitest';
import { pastedRows, readRows } from './paste-rows.ts';

const read = (text: string) => pastedRows(readRows(text));

it('reads description, quantity, unit and unit price in that order', () => {
  expect(read('Mesh A393\t36\tno.\t62.40\r\nSpacers\t12\tbag\t18.75\r\n')).toEqual([
    { description: 'Mesh A393', quantity: '36', unit: 'no.', unitPrice: '62.40' },
    { description: 'Spacers', quantity: '12', unit: 'bag', unitPrice: '18.75' },
  ]);
});

it('follows the headings where there are any, and leaves out unknown columns', () => {
  expect(read('Code\tRate\tDescription\tQty\nC1\t118.50\tConcrete\t48')).toEqual([
    { unitPrice: '118.50', description: 'Concrete', quantity: '48' },
  ]);
});

it('takes pounds, thousands and per cent for the figures they are', () => {
  expect(read('Item\tQuantity\tUnit price, £\tDiscount\nSteel\t1,200\t£1,050.5\t7.5%')).toEqual([
    { description: 'Steel', quantity: '1200', unitPrice: '1050.5', discountRate: '7.5' },
  ]);
});

it('keeps text that is not a number as it is', () => {
  expect(read('Sand\ttwo\tt\tPOA')).toEqual([
    { description: 'Sand', quantity: 'two', unit: 't', unitPrice: 'POA' },
  ]);
});

it('reads cells with quotes, line breaks and inches in them', () => {
  expect(readRows('"Pipe, ""blue"",\n6 m"\t2\n6" pipe\t3\n\t\n')).toEqual([
    ['Pipe, "blue", 6 m', '2'],
    ['6" pipe', '3'],
  ]);
});
