import type { Actor } from '@sitewright/domain/kernel/access';
import { londonDay } from '@sitewright/domain/kernel/calendar';
import { Page } from '@sitewright/domain/kernel/page';
import { labourApi } from '@sitewright/domain/labour/api';
import { standingCosts } from '@sitewright/domain/labour/cost';
import { draftGang, editGang, gangShownTo } from '@sitewright/domain/labour/gang-rules';
import type { LiveBoard, ReportedAction } from '@sitewright/domain/labour/labour-session';
import {
  finishAtReportedTime,
  hadStartedBy,
  pauseAtReportedTime,
  resumeAtReportedTime,
  withoutLaterStop,
} from '@sitewright/domain/labour/reported-actions';
import {
  obstacleToPausing,
  obstacleToResuming,
  sessionShownTo,
} from '@sitewright/domain/labour/rules';
import { correctionShownTo } from '@sitewright/domain/labour/session-times';
import type { Serve } from '../platform/http/serve.ts';
import type { Tx } from '../platform/tenancy.ts';
import { refuseIfNoContract } from '../projects/of-project.ts';
import { correctCrew, finishCrew } from './correct-crew.ts';
import { listCorrections } from './corrections.ts';
import { enterInDiary } from './entry-of-session.ts';
import { insertGang, listGangs, lockGang, saveGang } from './gang-store.ts';
import { noteLateActions } from './late-actions.ts';
import { lockOrNoteLateAction } from './lock-or-note-late-action.ts';
import { startCrew } from './start-crew.ts';
import {
  findSession,
  listBoard,
  listSessions,
  listStartedBetween,
  lockOpenSessions,
  saveSessions,
} from './store.ts';

type ReadContext = { tx: Tx; actor: Actor; now: Date };

export function labourRoutes(serve: Serve) {
  serve(labourApi.list, async ({ tx, actor, query, now }) =>
    (await listSessions(tx, query, londonDay(now))).map(sessionShownTo(actor)),
  );

  serve(labourApi.read, ({ params, ...context }) => shown(context, params.labourSessionId));

  serve(labourApi.start, async ({ tx, actor, body, now }) =>
    shown({ tx, actor }, await startCrew(tx, body, actor, now)),
  );

  serve(labourApi.correct, async ({ tx, actor, params, body, now }) => {
    await correctCrew(tx, params.labourSessionId, body, { actor, now });
    return shown({ tx, actor }, params.labourSessionId);
  });

  serve(labourApi.corrections, async ({ tx, actor, params }) => {
    const session = await findSession(tx, params.labourSessionId);
    const corrections = await listCorrections(tx, session.id);
    return new Page(corrections.map(correctionShownTo(actor, session)));
  });

  clockRoutes(serve);
  allCrewsRoutes(serve);
  siteRoutes(serve);
  gangRoutes(serve);
}

/** The clock of one crew. */
function clockRoutes(serve: Serve) {
  serve(labourApi.pause, async ({ tx, actor, params: { labourSessionId: id }, body, now }) => {
    const session = await lockOrNoteLateAction(tx, id, 'Paused', body, { actor, now });
    const paused = session && pauseAtReportedTime(session, actor, body, now.toISOString());
    if (paused) await saveSessions(tx, [paused], actor);
    return shown({ tx, actor }, id);
  });

  serve(labourApi.resume, async ({ tx, actor, params: { labourSessionId: id }, body, now }) => {
    const session = await lockOrNoteLateAction(tx, id, 'Resumed', body, { actor, now });
    const resumed = session && resumeAtReportedTime(session, actor, body, now.toISOString());
    if (resumed) await saveSessions(tx, [resumed], actor);
    return shown({ tx, actor }, id);
  });

  serve(labourApi.finish, async ({ tx, actor, params: { labourSessionId: id }, body, now }) => {
    await finishCrew(tx, id, body, { actor, now });
    return shown({ tx, actor }, id);
  });
}

/** Reads of the crews of a contract. */
function siteRoutes(serve: Serve) {
  serve(labourApi.board, ({ params, ...context }) => boardOf(context, params.projectId));

  serve(labourApi.standing, async ({ tx, actor, params, query: { from, to }, now }) => {
    await refuseIfNoContract(tx, params.projectId);
    const sessions = await listStartedBetween(tx, params.projectId, from, to);
    return { reasons: standingCosts(sessions.map(sessionShownTo(actor)), now.toISOString()) };
  });
}

/** Actions for all crews of a contract at once. */
function allCrewsRoutes(serve: Serve) {
  serve(labourApi.pauseAll, async ({ tx, actor, params, body, now }) => {
    const at = now.toISOString();
    const paused = (await lockCrewsAt(tx, params, body, at))
      .filter((session) => !obstacleToPausing(session, actor))
      .map((session) => pauseAtReportedTime(session, actor, body, at));
    await saveSessions(tx, paused, actor);
    await noteLateActions(tx, params.projectId, 'Paused', body, { actor, now });
    return boardOf({ tx, actor, now }, params.projectId);
  });

  serve(labourApi.resumeAll, async ({ tx, actor, params, body, now }) => {
    const at = now.toISOString();
    const resumed = (await lockCrewsAt(tx, params, body, at))
      .filter((session) => !obstacleToResuming(session, actor))
      .map((session) => resumeAtReportedTime(session, actor, body, at));
    await saveSessions(tx, resumed, actor);
    await noteLateActions(tx, params.projectId, 'Resumed', body, { actor, now });
    return boardOf({ tx, actor, now }, params.projectId);
  });

  serve(labourApi.finishAll, async ({ tx, actor, params, body, now }) => {
    await noteLateActions(tx, params.projectId, 'Stopped', body, { actor, now });
    const facts = { now: now.toISOString() };
    const finished = (await lockCrewsAt(tx, params, body, facts.now)).map((session) =>
      finishAtReportedTime(session, actor, body, facts),
    );
    await saveSessions(tx, await enterInDiary(tx, finished, actor, { now }), actor);
    return boardOf({ tx, actor, now }, params.projectId);
  });
}

/** The crews of a contract at the time of an action: a phone may have recorded it before others started. */
const lockCrewsAt = async (
  tx: Tx,
  { projectId }: { projectId: number },
  action: ReportedAction,
  now: string,
) =>
  (await lockOpenSessions(tx, projectId))
    .filter((session) => hadStartedBy(session, action, now))
    .map((session) => withoutLaterStop(session, action, now));

const shown = async ({ tx, actor }: Omit<ReadContext, 'now'>, id: number) =>
  sessionShownTo(actor)(await findSession(tx, id));

async function boardOf({ tx, actor, now }: ReadContext, projectId: number): Promise<LiveBoard> {
  await refuseIfNoContract(tx, projectId);
  const sessions = await listBoard(tx, projectId, londonDay(now));
  return { serverTime: now.toISOString(), sessions: sessions.map(sessionShownTo(actor)) };
}

function gangRoutes(serve: Serve) {
  serve(labourApi.gangs, async ({ tx, actor, query }) =>
    (await listGangs(tx, query)).map(gangShownTo(actor)),
  );

  serve(labourApi.createGang, async ({ tx, actor, body }) =>
    gangShownTo(actor)(await insertGang(tx, draftGang(body, actor), actor)),
  );

  serve(labourApi.editGang, async ({ tx, actor, params, body }) => {
    const gang = await lockGang(tx, params.gangId);
    const edited = editGang(gang, actor, body);
    return gangShownTo(actor)(await saveGang(tx, edited, actor));
  });
}
