import { emergencyLine, type HelpLine, helpLines } from '@sitewright/domain/wellbeing/help-lines';
import type { Supporter } from '@sitewright/domain/wellbeing/wellbeing';
import { findLetterhead } from '../organizations/public.ts';
import { heading, printedAt, quietText, under } from '../platform/pdf/blocks.ts';
import { pdfDownload } from '../platform/pdf/make-pdf.ts';
import type { Block } from '../platform/pdf/print.ts';
import type { Tx } from '../platform/tenancy.ts';
import { listSupporters } from './supporters.ts';

const lineBlock = ({ name, about, number }: HelpLine): Block => ({
  kind: 'together',
  blocks: [{ kind: 'item', title: name, aside: number }, quietText(about)],
});

const supporterBlock = ({ name, phone, about }: Supporter): Block => ({
  kind: 'together',
  blocks: [
    { kind: 'item', title: name, aside: phone ?? '' },
    quietText(about ?? 'Ask for a call on the Wellbeing page.'),
  ],
});

/** For the canteen wall. */
export async function posterPdf(tx: Tx, address: string, now: Date) {
  const supporters = await listSupporters(tx);
  return pdfDownload('Need to talk', {
    letterhead: await findLetterhead(tx),
    title: 'Need to talk?',
    subtitle: 'Free and confidential, day and night',
    ...printedAt(now),
    blocks: [
      ...[...helpLines, emergencyLine].map(lineBlock),
      ...under('People you can talk to', supporters.map(supporterBlock)),
      heading('On your phone'),
      { kind: 'qr', address },
      { kind: 'text', text: address, address },
    ],
  });
}
