import type { TransferNote } from './transfer-note.ts';

type Transfer = {
  wasteCode?: string | null | undefined;
  quantity?: string | null | undefined;
  transferNote?: TransferNote | null | undefined;
};

/** The legal requirements of a transfer note, in the order of the form. */
const required: readonly [name: keyof TransferNote, label: string][] = [
  ['description', 'Waste description'],
  ['origin', 'Origin of waste'],
  ['containment', 'Containment'],
  ['producerName', 'Producer name'],
  ['producerAddress', 'Producer address'],
  ['sicCode', 'Producer SIC code'],
  ['hierarchyDeclared', 'Waste hierarchy declaration'],
  ['carrierName', 'Carrier name'],
  ['carrierRegistration', 'Carrier registration'],
  ['receiverName', 'Receiver name'],
  ['receiverPermit', 'Receiver permit'],
  ['place', 'Place of transfer'],
  ['transferredOn', 'Date of transfer'],
  ['transferredAt', 'Time of transfer'],
  ['producerSignature', 'Producer signature'],
  ['carrierSignature', 'Carrier signature'],
];

/** The asterisk of the List of Wastes, and nothing else, makes waste hazardous. */
export const isHazardousCode = (code: string | null | undefined): boolean =>
  Boolean(code?.endsWith('*'));

/** Who carries others' waste, or building waste, is of the upper tier. */
const isUpperTier = (registration: string): boolean => /^CBDU ?\d+$/i.test(registration.trim());

/** The missing fields of a transfer note, as text; hazardous waste needs a consignment note. */
export function transferGaps({ wasteCode, quantity, transferNote }: Transfer): string[] {
  const note = transferNote ?? {};
  const registration = note.carrierRegistration;
  return [
    ...(wasteCode ? [] : ['Waste code']),
    ...(quantity ? [] : ['Quantity']),
    ...(isHazardousCode(wasteCode) && !note.noteNumber ? ['Consignment note number'] : []),
    ...required.filter(([name]) => !note[name]).map(([, label]) => label),
    ...(registration && !isUpperTier(registration)
      ? ['Upper-tier carrier registration (starts with CBDU)']
      : []),
  ];
}

/** Two years for a transfer note, three for a consignment note. */
export function keepUntil(transferredOn: string, wasteCode: string | null | undefined): string {
  const day = new Date(transferredOn);
  day.setUTCFullYear(day.getUTCFullYear() + (isHazardousCode(wasteCode) ? 3 : 2));
  return day.toISOString().slice(0, 10);
}
