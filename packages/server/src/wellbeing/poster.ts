import { formatDateTime } from '@sitewright/domain/kernel/calendar';
import { emergencyLine, type HelpLine, helpLines } from '@sitewright/domain/wellbeing/help-lines';
import type { Supporter } from '@sitewright/domain/wellbeing/wellbeing';
import { findLetterhead } from '../organizations/public.ts';
import { Download } from '../platform/http/downloads.ts';
import { makePdf } from '../platform/pdf/make-pdf.ts';
import type { Block, Print } from '../platform/pdf/print.ts';
import type { Tx } from '../platform/tenancy.ts';
import { listSupporters } from './supporters.ts';

const lineBlock = ({ name, about, number }: HelpLine): Block => ({
  kind: 'together',
  blocks: [
    { kind: 'item', title: name, aside: number },
    { kind: 'text', text: about, isQuiet: true },
  ],
});

const supporterBlock = ({ name, phone, about }: Supporter): Block => ({
  kind: 'together',
  blocks: [
    { kind: 'item', title: name, aside: phone ?? '' },
    { kind: 'text', text: about ?? 'Ask for a call on the Wellbeing page.', isQuiet: true },
  ],
});

/** For the canteen wall. */
export async function posterPdf(tx: Tx, address: string, now: Date) {
  const supporters = await listSupporters(tx);
  const print: Print = {
    letterhead: await findLetterhead(tx),
    title: 'Need to talk?',
    subtitle: 'Free and confidential, day and night',
    madeAt: now,
    made: `printed ${formatDateTime(now)}`,
    blocks: [
      ...[...helpLines, emergencyLine].map(lineBlock),
      ...(supporters.length > 0 ? [{ kind: 'heading', text: 'Who listens here' } as const] : []),
      ...supporters.map(supporterBlock),
      { kind: 'heading', text: 'On your phone' },
      { kind: 'qr', address },
      { kind: 'text', text: address, address },
    ],
  };
  return new Download({
    type: 'application/pdf',
    name: 'Need to talk.pdf',
    make: () => makePdf(print),
  });
}
