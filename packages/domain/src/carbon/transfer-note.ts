import * as z from 'zod';
import { dateOf } from '../kernel/period.ts';
import { emptyToNull, line, text } from '../kernel/text.ts';

/** The documents that accompany waste; a draft may lack details required by law. */
const Fields = {
  noteNumber: emptyToNull(line('Note number', 50)),
  description: emptyToNull(text('Description', 500)),
  origin: emptyToNull(text('Origin', 200)),
  containment: emptyToNull(line('Containment', 100)),
  producerName: emptyToNull(line('Producer', 200)),
  producerAddress: emptyToNull(text('Producer address', 300)),
  sicCode: emptyToNull(line('SIC code', 10)),
  carrierName: emptyToNull(line('Carrier', 200)),
  carrierRegistration: emptyToNull(line('Carrier registration', 30)),
  receiverName: emptyToNull(line('Receiver', 200)),
  receiverPermit: emptyToNull(line('Receiver permit', 50)),
  place: emptyToNull(line('Place of transfer', 200)),
  transferredOn: emptyToNull(dateOf('Date of transfer')),
  transferredAt: emptyToNull(line('Time of transfer', 5)),
  hierarchyDeclared: z.boolean('The declaration must be yes or no').optional(),
  producerSignature: emptyToNull(line('Producer signature', 100)),
  carrierSignature: emptyToNull(line('Carrier signature', 100)),
  /** Covers identical transfers of up to twelve months. */
  isSeasonTicket: z.boolean('Season ticket must be yes or no').optional(),
};

export const TransferNote = z.object(Fields, 'The transfer note must have named fields');

const optionalText = z.string().nullable().optional();

/** The transfer note as the API returns it. */
export const StoredTransferNote = z.object({
  noteNumber: optionalText,
  description: optionalText,
  origin: optionalText,
  containment: optionalText,
  producerName: optionalText,
  producerAddress: optionalText,
  sicCode: optionalText,
  carrierName: optionalText,
  carrierRegistration: optionalText,
  receiverName: optionalText,
  receiverPermit: optionalText,
  place: optionalText,
  transferredOn: optionalText,
  transferredAt: optionalText,
  hierarchyDeclared: z.boolean().optional(),
  producerSignature: optionalText,
  carrierSignature: optionalText,
  isSeasonTicket: z.boolean().optional(),
}) satisfies z.ZodType<z.infer<typeof TransferNote>>;

export type TransferNote = z.infer<typeof TransferNote>;
