import { workforceApi } from '@sitewright/domain/workforce/api';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { asOrganization } from '../platform/tenancy.ts';
import { aPaper } from '../testing/a-paper.ts';
import { aPicture } from '../testing/a-picture.ts';
import { testApi } from '../testing/api.ts';

const api = await testApi();
const us = await api.organization();
const { id: projectId } = await us.project();
const director = await us.member({ role: 'Director' });
const manager = await us.member({ role: 'Site Manager' });
const viewer = await us.member({ role: 'Viewer' });
const stranger = await (await api.organization()).member({ role: 'Managing Director' });

const aWorker = async () => {
  const { id } = await us.worker();
  return { params: { workerId: id } };
};

describe('a badge', () => {
  const gate = (by: typeof viewer, badge: string) =>
    by.send(workforceApi.gate, { params: { badge }, query: { projectId } });

  it('is random, and is not part of the list', async () => {
    const worker = await aWorker();
    const badges = await Promise.all(
      [1, 2].map(async () => (await manager.call(workforceApi.renewBadge, worker)).badge),
    );
    expect(new Set(badges).size).toBe(2);
    for (const badge of badges) expect(badge).toMatch(/^[\w-]{22}$/);
    const listed = await viewer.send(workforceApi.list, { query: {} });
    for (const badge of badges) expect(listed.body).not.toContain(badge);
  });

  it('opens for its own company only, and is visible to users who may print it', async () => {
    const worker = await aWorker();
    const { badge } = await manager.call(workforceApi.renewBadge, worker);
    expect((await gate(viewer, badge ?? '')).statusCode).toBe(200);
    expect((await gate(stranger, badge ?? '')).statusCode).toBe(404);
    expect((await gate(viewer, 'A'.repeat(22))).statusCode).toBe(404);
    expect((await viewer.call(workforceApi.read, worker)).badge).toBeNull();
    expect((await viewer.send(workforceApi.renewBadge, worker)).statusCode).toBe(403);
  });
});

describe('the documents of a worker', () => {
  it('are listed newest first, with name and size and without the storage key', async () => {
    const worker = await aWorker();
    const first = await manager.call(workforceApi.addDocument, { ...worker, file: aPaper() });
    const second = await manager.call(workforceApi.addDocument, { ...worker, file: aPicture() });
    const listed = await manager.send(workforceApi.documents, worker);
    expect(listed.json().map(({ id }: { id: number }) => id)).toEqual([second.id, first.id]);
    expect(listed.body).not.toContain(`${us.id}/`);
    expect((await viewer.send(workforceApi.documents, worker)).statusCode).toBe(403);
    expect((await stranger.send(workforceApi.documents, worker)).statusCode).toBe(404);
  });

  it('accept pictures and PDFs only, whatever the file name says', async () => {
    const file = new File(['<script>alert(1)</script>'], 'passport.pdf', {
      type: 'application/pdf',
    });
    const response = await manager.send(workforceApi.addDocument, { ...(await aWorker()), file });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
  });

  it('open after the password was entered again, and are deleted with their bytes', async () => {
    const worker = await aWorker();
    const { id } = await manager.call(workforceApi.addDocument, { ...worker, file: aPaper() });
    const read = { params: { workerDocumentId: id } };
    const late = await us.member({ role: 'Director' });
    await asOrganization(api.pools.owner, undefined, (tx) =>
      tx.execute(
        sql`delete from budgets where key = ${`confirmed session:${late.actor.sessionId}`}`,
      ),
    );
    expect((await late.send(workforceApi.document, read)).statusCode).toBe(403);
    expect((await director.send(workforceApi.document, read)).statusCode).toBe(200);
    expect((await stranger.send(workforceApi.document, read)).statusCode).toBe(404);
    const before = (await api.discarded()).length;
    await manager.send(workforceApi.removeDocument, read);
    expect((await api.discarded()).length).toBe(before + 1);
    expect(await manager.call(workforceApi.documents, worker)).toEqual([]);
  });
});
