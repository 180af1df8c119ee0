import * as z from 'zod';
import { dateOf } from '../kernel/period.ts';
import { line, orNothing, text } from '../kernel/text.ts';

/** The papers that waste travels with; a draft of them may lack what the law asks for. */
const Fields = {
  noteNumber: orNothing(line('Note number', 50)),
  description: orNothing(text('Description', 500)),
  origin: orNothing(text('Origin', 200)),
  containment: orNothing(line('Containment', 100)),
  producerName: orNothing(line('Producer', 200)),
  producerAddress: orNothing(text('Producer address', 300)),
  sicCode: orNothing(line('SIC code', 10)),
  carrierName: orNothing(line('Carrier', 200)),
  carrierRegistration: orNothing(line('Carrier registration', 30)),
  receiverName: orNothing(line('Receiver', 200)),
  receiverPermit: orNothing(line('Receiver permit', 50)),
  place: orNothing(line('Place of transfer', 200)),
  transferredOn: orNothing(dateOf('Date of transfer')),
  transferredAt: orNothing(line('Time of transfer', 5)),
  hierarchyDeclared: z.boolean('The declaration must be yes or no').optional(),
  producerSignature: orNothing(line('Signature of the producer', 100)),
  carrierSignature: orNothing(line('Signature of the carrier', 100)),
  /** Covers identical transfers of up to twelve months. */
  isSeasonTicket: z.boolean('Season ticket must be yes or no').optional(),
};

export const TransferNote = z.object(Fields, 'The transfer note must have named fields');

const optionalText = z.string().nullable().optional();

/** The same as it is told again. */
export const KeptTransferNote = z.object({
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
