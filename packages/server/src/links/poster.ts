import { formatDateTime } from '@sitewright/domain/kernel/calendar';
import { findLetterhead } from '../organizations/public.ts';
import { Download } from '../platform/http/downloads.ts';
import { makePdf } from '../platform/pdf/make-pdf.ts';
import type { Print } from '../platform/pdf/print.ts';
import type { Tx } from '../platform/tenancy.ts';
import type { Poster } from './purposes.ts';
import type { LinkRow } from './store.ts';

type Facts = { link: LinkRow; poster: Poster; address: string; now: Date };

/** For the wall of the canteen or the gate: scan, read, sign. */
export async function posterPdf(tx: Tx, { link, poster, address, now }: Facts): Promise<Download> {
  const until = formatDateTime(link.expiresAt);
  const print: Print = {
    letterhead: await findLetterhead(tx),
    title: poster.title,
    subtitle: poster.subtitle,
    madeAt: now,
    made: `printed ${formatDateTime(now)}`,
    blocks: [
      { kind: 'text', text: poster.explanation },
      ...(link.language
        ? [{ kind: 'text', text: `Briefing given in ${link.language}` } as const]
        : []),
      { kind: 'qr', address, invitation: poster.invitation },
      { kind: 'text', text: address, address },
      {
        kind: 'text',
        text: `This code works until ${until}, or until it is withdrawn.`,
        isQuiet: true,
      },
    ],
  };
  return new Download({
    type: 'application/pdf',
    name: `QR code ${poster.reference}.pdf`,
    make: () => makePdf(print),
  });
}
