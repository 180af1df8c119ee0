import type { Role } from '@sitewright/domain/kernel/access';
import { found } from '@sitewright/domain/kernel/problem';
import { eq } from 'drizzle-orm';
import type { Demo } from '../platform/demo-part.ts';
import { newKey } from '../platform/files/storage.ts';
import { users } from '../platform/global-tables.ts';
import { makePdf } from '../platform/pdf/make-pdf.ts';
import { projects } from '../projects/table.ts';
import { type DemoComment, type DemoDocument, demoDocuments } from './demo-documents.ts';
import { commentReactions, fileComments, files } from './table.ts';

const mimetypes = { pdf: 'application/pdf', csv: 'text/csv', txt: 'text/plain' };

type Paper = DemoDocument & { bytes: Uint8Array };

export async function printDocuments(now: Date): Promise<Paper[]> {
  const papers: Paper[] = [];
  for (const document of demoDocuments)
    papers.push({ ...document, bytes: await bytesOf(document, now) });
  return papers;
}

const bytesOf = ({ title, content, by }: DemoDocument, now: Date) =>
  typeof content === 'string'
    ? Buffer.from(content)
    : makePdf({
        letterhead: { company: 'Northgate Construction', lines: [], color: '#484A59' },
        title,
        subtitle: 'Kestrel Wharf, Block C',
        madeAt: now,
        made: `Prepared by the ${by}`,
        blocks: content,
      });

/** The documents of Kestrel Wharf, each with its comments. */
export async function storeDocuments(demo: Demo, papers: Paper[]) {
  const { tx, storage } = demo;
  const [site] = await tx.select().from(projects).where(eq(projects.slug, 'kestrel-wharf-block-c'));
  const { id: projectId, organizationId } = found(site);
  for (const { title, extension, description, bytes, comments = [], ...paper } of papers) {
    const filename = `${title}.${extension}`;
    const path = newKey(organizationId, extension);
    await storage.put(path, bytes);
    const made = madeBy(demo, paper.by, paper.daysAgo);
    const [file] = await tx
      .insert(files)
      .values({
        ...made,
        projectId,
        path,
        filename,
        originalName: filename,
        description,
        mimetype: mimetypes[extension],
        size: bytes.length,
      })
      .returning();
    for (const comment of comments) await addComment(demo, found(file).id, comment, made);
  }
}

function madeBy({ people, dayFromNow }: Demo, by: Role, daysAgo: number) {
  const at = new Date(`${dayFromNow(-daysAgo)}T09:20:00Z`);
  return { createdBy: people[by], updatedBy: people[by], createdAt: at, updatedAt: at };
}

type Made = ReturnType<typeof madeBy>;

async function addComment({ tx, people }: Demo, fileId: number, draft: DemoComment, made: Made) {
  const userId = people[draft.by];
  const [user] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId));
  const who = { userId, author: found(user).name, createdBy: userId, updatedBy: userId };
  const [comment] = await tx
    .insert(fileComments)
    .values({ ...made, fileId, content: draft.content, ...who })
    .returning();
  const commentId = found(comment).id;
  for (const [role, emoji] of draft.reactions ?? [])
    await tx.insert(commentReactions).values({ commentId, emoji, userId: people[role] });
}
