import type { Actor } from '@sitewright/domain/kernel/access';
import type { SiteIssue, SiteIssueFilter } from '@sitewright/domain/site-issues/site-issue';
import { listPrintPhotos, readPictures } from '../files/public.ts';
import { findLetterhead } from '../organizations/public.ts';
import type { Storage } from '../platform/files/storage.ts';
import { pdfDownload } from '../platform/pdf/make-pdf.ts';
import type { Tx } from '../platform/tenancy.ts';
import { contractOf } from '../projects/of-project.ts';
import { issuesPrint } from './issues-print.ts';
import { listSiteIssues } from './store.ts';

/** More than a meeting goes through; the product shows the others. */
const mostIssues = 200;
const photos = { caption: "case stage when 'after' then 'After' else 'Before' end", most: 3 };

type PrintFilter = SiteIssueFilter & { projectId: number };

export async function issuesPdf(tx: Tx, filter: PrintFilter, actor: Actor, now: Date) {
  const project = await contractOf(tx, filter.projectId);
  const letterhead = await findLetterhead(tx);
  const page = await listSiteIssues(tx, { ...filter, limit: mostIssues }, actor);
  const issues = page.rows<SiteIssue>();
  const stored = await listPrintPhotos(tx, 'siteIssueId', issues, photos);
  const print = async (storage: Storage) => {
    const pictures = await readPictures(stored, storage);
    return issuesPrint({
      letterhead,
      project,
      issues,
      pictures,
      isCut: page.next !== undefined,
      now,
    });
  };
  return pdfDownload(`Site issues ${project.slug}`, print, issues.length);
}
