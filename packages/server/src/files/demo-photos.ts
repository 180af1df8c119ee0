import { asc, desc, gte } from 'drizzle-orm';
import { diaryEntries } from '../diary/table.ts';
import { journalMessages } from '../journal/table.ts';
import type { Demo } from '../platform/demo-part.ts';
import { newKey } from '../platform/files/storage.ts';
import { siteIssues } from '../site-issues/table.ts';
import { type Scene, scenes, svgOf } from './demo-scenes.ts';
import { files } from './table.ts';

const width = 960;
const widthOfSmall = 320;
const daysWithPhotos = 4;
const mostEntries = 16;

type Drawn = Scene & { whole: Buffer; small: Buffer };
/** The record that a photo belongs to, its author and its time. */
type Owned = Pick<
  typeof files.$inferInsert,
  | 'projectId'
  | 'diaryEntryId'
  | 'journalMessageId'
  | 'siteIssueId'
  | 'stage'
  | 'createdBy'
  | 'updatedBy'
  | 'createdAt'
> & { organizationId: number };

/** Photos for recent diary entries, journal messages and issues, matched by words. */
export async function takePhotos(demo: Demo, drawn: Drawn[]) {
  const entries = await demo.tx
    .select()
    .from(diaryEntries)
    .where(gte(diaryEntries.date, demo.dayFromNow(-daysWithPhotos)))
    .orderBy(desc(diaryEntries.date), asc(diaryEntries.id))
    .limit(mostEntries);
  for (const { id: diaryEntryId, workSummary, enteredAt: createdAt, ...entry } of entries) {
    const row = { ...ownedBy(entry), diaryEntryId, createdAt };
    for (const scene of fitting(workSummary, drawn, 2)) await insertPhoto(demo, row, scene);
  }
  const messages = await demo.tx.select().from(journalMessages).orderBy(asc(journalMessages.id));
  for (const { id: journalMessageId, message, createdAt, ...rest } of messages) {
    const row = { ...ownedBy(rest), journalMessageId, createdAt };
    for (const scene of fitting(message, drawn, 1)) await insertPhoto(demo, row, scene);
  }
  await photographIssues(demo, drawn);
}

async function photographIssues(demo: Demo, drawn: Drawn[]) {
  const issues = await demo.tx.select().from(siteIssues).orderBy(asc(siteIssues.id));
  for (const { id: siteIssueId, issueDescription, createdAt, createdBy, ...issue } of issues) {
    const row = { ...ownedBy({ ...issue, userId: createdBy }), siteIssueId, createdAt };
    for (const scene of fitting(issueDescription, drawn, 1))
      await insertPhoto(demo, { ...row, stage: 'before' }, scene);
  }
}

/** Each scene is drawn once; the renderer is closed afterwards. */
export async function drawScenes(): Promise<Drawn[]> {
  const { default: sharp } = await import('sharp');
  const reader = { operation: ['VipsForeignLoadSvg'] };
  const draw = (drawing: string, wide: number) =>
    sharp(Buffer.from(svgOf(drawing, wide)))
      .webp({ quality: 80, effort: 1 })
      .toBuffer();
  sharp.unblock(reader);
  try {
    return await Promise.all(
      scenes.map(async (scene) => ({
        ...scene,
        whole: await draw(scene.drawing, width),
        small: await draw(scene.drawing, widthOfSmall),
      })),
    );
  } finally {
    sharp.block(reader);
  }
}

const fitting = (text: string, drawn: Drawn[], most: number): Drawn[] =>
  drawn.filter(({ about }) => about.test(text)).slice(0, most);

const ownedBy = (row: { organizationId: number; projectId: number; userId: number | null }) => ({
  organizationId: row.organizationId,
  projectId: row.projectId,
  createdBy: row.userId,
  updatedBy: row.userId,
});

async function insertPhoto({ tx, storage }: Demo, owned: Owned, { name, whole, small }: Drawn) {
  const [path, thumbnail] = [
    newKey(owned.organizationId, 'webp'),
    newKey(owned.organizationId, 'webp'),
  ];
  await Promise.all([storage.put(path, whole), storage.put(thumbnail, small)]);
  await tx.insert(files).values({
    ...owned,
    path,
    thumbnail,
    filename: `${name}.webp`,
    originalName: `${name}.jpg`,
    mimetype: 'image/webp',
    size: whole.length,
    width,
    height: width * 0.75,
    takenAt: owned.createdAt ?? null,
  });
}
