import { diaryApi } from '@sitewright/domain/diary/api';
import {
  obstacleToSigningOff,
  setNoWork,
  signatureOf,
  signOffDay,
  submitDay,
  undoNoWork,
} from '@sitewright/domain/diary/day-status';
import { diaryCommentRecord } from '@sitewright/domain/diary/diary-comment.record';
import { amendmentShownTo, entryShownTo } from '@sitewright/domain/diary/pay';
import { obstacleToDeletingComment } from '@sitewright/domain/diary/rules';
import { filesApi } from '@sitewright/domain/files/api';
import { obstacleToCommentPhoto, obstacleToEntryPhoto } from '@sitewright/domain/files/rules';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import { Page, pageOf } from '@sitewright/domain/kernel/page';
import { refuseIf } from '@sitewright/domain/kernel/problem';
import { insertFile, toPhoto, withTakenAt } from '../files/public.ts';
import { findUserName } from '../platform/audit.ts';
import { recycle } from '../platform/bin/recycle.ts';
import type { Serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { contractIdBySlug, refuseIfNoContract } from '../projects/of-project.ts';
import { listAmendments } from './amendments.ts';
import {
  addReaction,
  insertComment,
  listComments,
  lockComment,
  removeReaction,
  withReactions,
} from './comments.ts';
import { findFacts, findGaps, readDay } from './day-facts.ts';
import { findDay, listSquares, saveDay } from './days.ts';
import { afterCursor, entriesWhere, filtersOf, findEntry, totalsWhere } from './entries.ts';
import { lockCommentForPhoto, lockEntryForPhoto } from './file-owners.ts';
import { lockDay } from './lock-day.ts';
import { refuseUnknown } from './refuse-unknown.ts';
import { writingRoutes } from './writing-routes.ts';

export function diaryRoutes(serve: Serve, services: Services) {
  serve(diaryApi.list, async ({ tx, actor, query: { limit, cursor, ...filter } }) => {
    const filters = { ...filtersOf(filter), ...afterCursor(cursor) };
    const entries = await entriesWhere(tx, filters, limit + 1);
    return pageOf(entries.map(entryShownTo(actor)), limit);
  });

  serve(diaryApi.listBySlug, async ({ tx, actor, params, query: { limit, cursor, ...filter } }) => {
    const projectId = await contractIdBySlug(tx, params.slug);
    const filters = { ...filtersOf({ ...filter, projectId }), ...afterCursor(cursor) };
    const entries = await entriesWhere(tx, filters, limit + 1);
    return pageOf(entries.map(entryShownTo(actor)), limit);
  });

  serve(diaryApi.totals, async ({ tx, query }) => {
    await refuseUnknown(tx, query);
    return totalsWhere(tx, filtersOf(query));
  });

  serve(diaryApi.read, async ({ tx, actor, params }) =>
    entryShownTo(actor)(await findEntry(tx, params.diaryEntryId)),
  );

  serve(diaryApi.amendments, async ({ tx, actor, params }) => {
    const entry = await findEntry(tx, params.diaryEntryId);
    const amendments = await listAmendments(tx, entry);
    return new Page(amendments.map(amendmentShownTo(actor)));
  });

  writingRoutes(serve, services);
  commentRoutes(serve, services);
  photoRoutes(serve);
  dayRoutes(serve);
}

function commentRoutes(serve: Serve, { secrets }: Services) {
  serve(diaryApi.comments, async ({ tx, actor, params, query }) => {
    await refuseIfNoContract(tx, params.projectId);
    const comments = await listComments(tx, params.projectId, query.date);
    return new Page(await withReactions(tx, comments, actor));
  });

  serve(diaryApi.comment, ({ tx, actor, params, body, now }) =>
    insertComment(tx, params.projectId, body, actor, now),
  );

  serve(diaryApi.react, ({ tx, actor, params }) =>
    addReaction(tx, params.diaryCommentId, params.emoji, actor),
  );

  serve(diaryApi.takeReactionBack, ({ tx, actor, params }) =>
    removeReaction(tx, params.diaryCommentId, params.emoji, actor),
  );

  serve(diaryApi.removeComment, async ({ tx, actor, params, now }) => {
    const comment = await lockComment(tx, params.diaryCommentId);
    const day = await lockDay(tx, comment.projectId, comment.date, actor);
    refuseIf(obstacleToDeletingComment(comment, actor, day));
    const binned = { id: comment.id, name: comment.comment.slice(0, 100) };
    await recycle(tx, diaryCommentRecord, binned, { actor, now, secrets });
  });
}

function dayRoutes(serve: Serve) {
  serve(diaryApi.days, async ({ tx, params, query, now }) => ({
    days: await listSquares(tx, params.projectId, query, londonDay(now)),
  }));

  serve(diaryApi.day, async ({ tx, params: { projectId, date }, now }) =>
    readDay(tx, await findDay(tx, projectId, date), now),
  );

  serve(diaryApi.setNoWork, async ({ tx, actor, params: { projectId, date }, body, now }) => {
    const day = await lockDay(tx, projectId, date, actor);
    const idle = setNoWork(day, await findFacts(tx, day, now), body.reason);
    return readDay(tx, await saveDay(tx, idle, actor), now);
  });

  serve(diaryApi.removeNoWork, async ({ tx, actor, params: { projectId, date }, now }) => {
    const day = await lockDay(tx, projectId, date, actor);
    return readDay(tx, await saveDay(tx, undoNoWork(day), actor), now);
  });

  serve(diaryApi.submit, async ({ tx, actor, params: { projectId, date }, now }) => {
    const day = await lockDay(tx, projectId, date, actor);
    const gaps = await findGaps(tx, day, now);
    const by = { ...doneBy(actor, now), name: await findUserName(tx, actor) };
    return readDay(tx, await saveDay(tx, submitDay(day, gaps, by), actor), now);
  });

  serve(diaryApi.signOff, async ({ tx, actor, params: { projectId, date }, body, now }) => {
    refuseIf(obstacleToSigningOff(actor));
    const day = await lockDay(tx, projectId, date, actor);
    const gaps = await findGaps(tx, day, now);
    const name = signatureOf(body.name, await findUserName(tx, actor));
    const signed = signOffDay(day, gaps, body, { ...doneBy(actor, now), name });
    return readDay(tx, await saveDay(tx, signed, actor), now);
  });
}

const doneBy = ({ userId }: { userId: number }, now: Date) => ({
  userId,
  at: now.toISOString(),
  today: londonDay(now),
});

function photoRoutes(serve: Serve) {
  serve(filesApi.addEntryPhoto, async ({ tx, actor, params, query, stored, now }) => {
    const { projectId, ...holder } = await lockEntryForPhoto(tx, params.diaryEntryId, actor);
    refuseIf(obstacleToEntryPhoto(holder));
    const belonging = { projectId, ...params };
    return toPhoto(await insertFile(tx, belonging, withTakenAt(stored, query, now), actor));
  });

  serve(filesApi.addCommentPhoto, async ({ tx, actor, params, query, stored, now }) => {
    const { projectId, ...holder } = await lockCommentForPhoto(tx, params.diaryCommentId);
    refuseIf(obstacleToCommentPhoto(holder));
    const belonging = { projectId, ...params };
    return toPhoto(await insertFile(tx, belonging, withTakenAt(stored, query, now), actor));
  });
}
