import type { Actor } from '@sitewright/domain/kernel/access';
import { shownTo } from '@sitewright/domain/site-issues/rules';
import type { SiteIssueFilter } from '@sitewright/domain/site-issues/site-issue';
import { findLetterhead } from '../organizations/public.ts';
import { asJpeg } from '../platform/files/images.ts';
import type { Storage } from '../platform/files/storage.ts';
import { Download } from '../platform/http/downloads.ts';
import { makePdf } from '../platform/pdf/make-pdf.ts';
import { queryRows } from '../platform/prepared-statements.ts';
import type { Tx } from '../platform/tenancy.ts';
import { contractOf } from '../projects/of-project.ts';
import { issuesPrint, type Picture } from './issues-print.ts';
import { listSiteIssues } from './store.ts';

/** More than a meeting goes through; the product shows the others. */
const mostIssues = 200;
const mostPhotos = 3;

type PrintFilter = SiteIssueFilter & { projectId: number };
type StoredPhoto = { issueId: number; key: string; stage: string };

/** Read in the transaction, drawn after it. */
export async function issuesPdf(tx: Tx, filter: PrintFilter, actor: Actor, now: Date) {
  const project = await contractOf(tx, filter.projectId);
  const letterhead = await findLetterhead(tx);
  const { rows, next } = await listSiteIssues(tx, { ...filter, limit: mostIssues });
  const issues = rows.map(shownTo(actor));
  const photos = await photosOf(
    tx,
    issues.map(({ id }) => id),
  );
  return new Download({
    type: 'application/pdf',
    name: `Site issues ${project.slug}.pdf`,
    make: async (storage) => {
      const pictures = await drawn(photos, storage);
      const isCut = next !== undefined;
      return makePdf(issuesPrint({ letterhead, project, issues, pictures, isCut, now }));
    },
  });
}

const photosOf = (tx: Tx, ids: number[]): Promise<StoredPhoto[]> =>
  queryRows<StoredPhoto>(
    tx,
    `select site_issue_id as "issueId", coalesce(thumbnail, path) as key,
      coalesce(stage, 'before') as stage
    from (select *, row_number() over (partition by site_issue_id order by id) as place from files
      where site_issue_id = any($1) and mimetype like 'image/%') numbered
    where place <= ${mostPhotos} order by id`,
    [ids],
  );

async function drawn(photos: readonly StoredPhoto[], storage: Storage) {
  const pictures = new Map<number, Picture[]>();
  for (const { issueId, key, stage } of photos) {
    const bytes = await asJpeg(Buffer.concat(await (await storage.read(key)).toArray()));
    const caption = stage === 'after' ? 'After' : 'Before';
    pictures.set(issueId, [...(pictures.get(issueId) ?? []), { bytes, caption }]);
  }
  return pictures;
}
