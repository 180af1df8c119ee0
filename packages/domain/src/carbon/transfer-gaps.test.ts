import { expect, it } from 'vitest';
import { keepUntil, transferGaps } from './transfer-gaps.ts';
import type { TransferNote } from './transfer-note.ts';

const note: TransferNote = {
  description: 'Mixed rubble',
  origin: 'Demolition of the annexe',
  containment: 'Skip',
  producerName: 'Northgate Construction',
  producerAddress: '1 Mill Lane, Leeds',
  sicCode: '41201',
  carrierName: 'Tarn Haulage',
  carrierRegistration: 'CBDU123456',
  receiverName: 'Aire Recycling',
  receiverPermit: 'EPR/AB1234CD',
  place: 'Site gate',
  transferredOn: '2026-11-12',
  transferredAt: '10:30',
  hierarchyDeclared: true,
  producerSignature: 'H. Marsh',
  carrierSignature: 'T. Tarn',
};
const transfer = { wasteCode: '17 01 07', quantity: '6.2', transferNote: note };

it('finds nothing missing on a whole note', () => {
  expect(transferGaps(transfer)).toEqual([]);
});

it('names everything that an empty note lacks', () => {
  expect(transferGaps({})).toEqual([
    'Waste code',
    'Quantity',
    'Waste description',
    'Origin of waste',
    'Containment',
    'Producer name',
    'Producer address',
    'Producer SIC code',
    'Waste hierarchy declaration',
    'Carrier name',
    'Carrier registration',
    'Receiver name',
    'Receiver permit',
    'Place of transfer',
    'Date of transfer',
    'Time of transfer',
    'Producer signature',
    'Carrier signature',
  ]);
});

it('asks for the number of the consignment note where the waste is hazardous', () => {
  expect(transferGaps({ ...transfer, wasteCode: '17 06 05*' })).toEqual([
    'Consignment note number',
  ]);
  expect(
    transferGaps({
      ...transfer,
      wasteCode: '17 06 05*',
      transferNote: { ...note, noteNumber: 'NORTHG/A0001' },
    }),
  ).toEqual([]);
});

it.each(['CBDL123456', 'CBDU', '123456'])('takes no %s for the upper tier', (registration) => {
  const transferNote = { ...note, carrierRegistration: registration };
  expect(transferGaps({ ...transfer, transferNote })).toEqual([
    'Upper-tier carrier registration (starts with CBDU)',
  ]);
});

it.each([
  ['2026-11-12', '17 01 07', '2028-11-12'],
  ['2026-11-12', '17 06 05*', '2029-11-12'],
  ['2024-02-29', '17 01 07', '2026-03-01'],
])('a note of %s for %s is kept until %s', (day, code, until) => {
  expect(keepUntil(day, code)).toBe(until);
});
