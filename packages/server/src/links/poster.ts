import { formatDateTime } from '@sitewright/domain/kernel/calendar';
import { findLetterhead } from '../organizations/public.ts';
import type { Download } from '../platform/http/downloads.ts';
import { printedAt, quietText, text } from '../platform/pdf/blocks.ts';
import { pdfDownload } from '../platform/pdf/make-pdf.ts';
import type { Tx } from '../platform/tenancy.ts';
import type { Poster } from './purposes.ts';
import type { LinkRow } from './store.ts';

type Facts = { link: LinkRow; poster: Poster; address: string; now: Date };

/** For the wall of the canteen or the gate: scan, read, sign. */
export async function posterPdf(tx: Tx, { link, poster, address, now }: Facts): Promise<Download> {
  const until = formatDateTime(link.expiresAt);
  return pdfDownload(`QR code ${poster.reference}`, {
    letterhead: await findLetterhead(tx),
    title: poster.title,
    subtitle: poster.subtitle,
    ...printedAt(now),
    blocks: [
      text(poster.explanation),
      ...(link.language ? [text(`Briefing given in ${link.language}`)] : []),
      { kind: 'qr', address, invitation: poster.invitation },
      { kind: 'text', text: address, address },
      quietText(`This code works until ${until}, or until it is withdrawn.`),
    ],
  });
}
