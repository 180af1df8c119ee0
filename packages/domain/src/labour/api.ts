import * as z from 'zod';
import { DayRange } from '../diary/day.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { IdInPath } from '../kernel/id.ts';
import { PageQuery } from '../kernel/page.ts';
import { Gang, GangChanges, GangDraft } from './gang.ts';
import {
  Finish,
  LabourSession,
  LabourSessionQuery,
  LiveBoard,
  Pause,
  SessionStart,
  StandingCost,
} from './labour-session.ts';

const oneSession = z.object({ labourSessionId: IdInPath });
const ofProject = z.object({ projectId: IdInPath });

export const labourApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/labour-sessions',
    summary: 'List the labour sessions',
    needs: ['labour', 'R'],
    query: LabourSessionQuery,
    reply: z.array(LabourSession),
  }),
  board: endpoint({
    method: 'GET',
    path: '/api/projects/:projectId/live-board',
    summary: 'Tell who is at work on a contract, and what the time is',
    needs: ['labour', 'R'],
    params: ofProject,
    reply: LiveBoard,
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/labour-sessions',
    summary: 'Start a crew',
    needs: ['labour', 'C'],
    body: SessionStart,
    reply: LabourSession,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/labour-sessions/:labourSessionId',
    summary: 'Read a labour session',
    needs: ['labour', 'R'],
    params: oneSession,
    reply: LabourSession,
  }),
  pause: endpoint({
    method: 'PUT',
    path: '/api/labour-sessions/:labourSessionId/pause',
    summary: 'Pause a crew',
    needs: ['labour', 'U'],
    params: oneSession,
    body: Pause,
    reply: LabourSession,
  }),
  resume: endpoint({
    method: 'DELETE',
    path: '/api/labour-sessions/:labourSessionId/pause',
    summary: 'Resume a crew',
    needs: ['labour', 'U'],
    params: oneSession,
    reply: LabourSession,
  }),
  finish: endpoint({
    method: 'PUT',
    path: '/api/labour-sessions/:labourSessionId/finish',
    summary: 'Finish a crew',
    needs: ['labour', 'U'],
    params: oneSession,
    body: Finish,
    reply: LabourSession,
  }),
  pauseAll: endpoint({
    method: 'PUT',
    path: '/api/projects/:projectId/labour-pause',
    summary: 'Pause every crew on a contract',
    needs: ['labour', 'U'],
    params: ofProject,
    body: Pause,
    reply: LiveBoard,
  }),
  resumeAll: endpoint({
    method: 'DELETE',
    path: '/api/projects/:projectId/labour-pause',
    summary: 'Resume every crew on a contract',
    needs: ['labour', 'U'],
    params: ofProject,
    reply: LiveBoard,
  }),
  finishAll: endpoint({
    method: 'PUT',
    path: '/api/projects/:projectId/labour-finish',
    summary: 'Finish every crew on a contract',
    needs: ['labour', 'U'],
    params: ofProject,
    reply: LiveBoard,
  }),
  standing: endpoint({
    method: 'GET',
    path: '/api/projects/:projectId/standing-costs',
    summary: 'Tell what waiting cost on a contract, by reason',
    needs: ['labour', 'R'],
    params: ofProject,
    query: DayRange,
    reply: z.object({ reasons: z.array(StandingCost) }),
  }),
  gangs: endpoint({
    method: 'GET',
    path: '/api/labour-gangs',
    summary: 'List the gangs',
    needs: ['labour', 'R'],
    query: PageQuery,
    reply: z.array(Gang),
  }),
  createGang: endpoint({
    method: 'POST',
    path: '/api/labour-gangs',
    summary: 'Create a gang',
    needs: ['labour', 'C'],
    body: GangDraft,
    reply: Gang,
  }),
  editGang: endpoint({
    method: 'PATCH',
    path: '/api/labour-gangs/:gangId',
    summary: 'Edit a gang',
    needs: ['labour', 'U'],
    params: z.object({ gangId: IdInPath }),
    body: GangChanges,
    reply: Gang,
  }),
};
