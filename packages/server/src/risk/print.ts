import { londonDay } from '@sitewright/domain/kernel/calendar';
import { findLetterhead } from '../organizations/public.ts';
import { pdfDownload } from '../platform/pdf/make-pdf.ts';
import type { Tx } from '../platform/tenancy.ts';
import { contractOf } from '../projects/of-project.ts';
import { listBriefed } from './briefing.ts';
import { ramsPrint } from './rams-print.ts';
import { findRams } from './rams-store.ts';

export async function ramsPdf(tx: Tx, id: number, now: Date) {
  const rams = await findRams(tx, id, londonDay(now));
  const project = await contractOf(tx, rams.projectId);
  const letterhead = await findLetterhead(tx);
  const { rows: people } = await listBriefed(tx, rams);
  const print = ramsPrint({ letterhead, rams, project, people, now });
  return pdfDownload(`${rams.reference} rev ${rams.revision}`, print);
}
