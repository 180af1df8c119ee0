import * as z from 'zod';
import { DayRange } from '../diary/day.ts';
import { del, get, patch, post, put } from '../kernel/endpoint.ts';
import { PageQuery } from '../kernel/page.ts';
import { LabourCorrection, LabourCorrectionDraft } from './correction.ts';
import { Gang, GangChanges, GangDraft } from './gang.ts';
import {
  Finish,
  LabourSession,
  LabourSessionQuery,
  LabourSessionStart,
  LiveBoard,
  ReportedAction,
  ReportedPause,
  StandingCost,
} from './labour-session.ts';

export const labourApi = {
  list: get('/api/labour-sessions', ['labour', 'R'], {
    summary: 'List the labour sessions',
    query: LabourSessionQuery,
    reply: z.array(LabourSession),
  }),
  board: get('/api/projects/:projectId/live-board', ['labour', 'R'], {
    summary: 'List the crews at work on a contract, with the server time',
    reply: LiveBoard,
  }),
  start: post('/api/labour-sessions', ['labour', 'C'], {
    summary: 'Start a crew',
    offline: true,
    body: LabourSessionStart,
    reply: LabourSession,
  }),
  read: get('/api/labour-sessions/:labourSessionId', ['labour', 'R'], {
    summary: 'Read a labour session',
    reply: LabourSession,
  }),
  pause: put('/api/labour-sessions/:labourSessionId/pause', ['labour', 'U'], {
    summary: 'Pause a crew',
    offline: true,
    body: ReportedPause,
    reply: LabourSession,
  }),
  resume: del('/api/labour-sessions/:labourSessionId/pause', ['labour', 'U'], {
    summary: 'Resume a crew',
    offline: true,
    body: ReportedAction,
    reply: LabourSession,
  }),
  finish: put('/api/labour-sessions/:labourSessionId/finish', ['labour', 'U'], {
    summary: 'Finish a crew',
    offline: true,
    body: Finish,
    reply: LabourSession,
  }),
  correct: put('/api/labour-sessions/:labourSessionId/correction', ['labour.correct', 'U'], {
    summary: 'Correct the times of a crew',
    body: LabourCorrectionDraft,
    reply: LabourSession,
  }),
  corrections: get('/api/labour-sessions/:labourSessionId/corrections', ['labour', 'R'], {
    summary: 'List the corrections of a labour session',
    reply: z.array(LabourCorrection),
  }),
  pauseAll: put('/api/projects/:projectId/labour-pause', ['labour', 'U'], {
    summary: 'Pause every crew on a contract',
    offline: true,
    body: ReportedPause,
    reply: LiveBoard,
  }),
  resumeAll: del('/api/projects/:projectId/labour-pause', ['labour', 'U'], {
    summary: 'Resume every crew on a contract',
    offline: true,
    body: ReportedAction,
    reply: LiveBoard,
  }),
  finishAll: put('/api/projects/:projectId/labour-finish', ['labour', 'U'], {
    summary: 'Finish every crew on a contract',
    offline: true,
    body: ReportedAction,
    reply: LiveBoard,
  }),
  standing: get('/api/projects/:projectId/standing-costs', ['labour', 'R'], {
    summary: 'Read the standing time and its cost on a contract, by reason',
    query: DayRange,
    reply: z.object({ reasons: z.array(StandingCost) }),
  }),
  gangs: get('/api/labour-gangs', ['labour', 'R'], {
    summary: 'List the gangs',
    query: PageQuery,
    reply: z.array(Gang),
  }),
  createGang: post('/api/labour-gangs', ['labour', 'C'], {
    summary: 'Create a gang',
    body: GangDraft,
    reply: Gang,
  }),
  editGang: patch('/api/labour-gangs/:gangId', ['labour', 'U'], {
    summary: 'Edit a gang',
    body: GangChanges,
    reply: Gang,
  }),
};
