import * as z from 'zod';
import { DiaryDate } from '../diary/day.ts';
import { del, get, put } from '../kernel/endpoint.ts';
import { Id, IdInPath, maxId } from '../kernel/id.ts';
import { instantOf } from '../kernel/period.ts';

/** In the place of a worker: the members of a crew that are not named. */
export const unnamedCrew = 0;

/** A person, or an unnamed crew, who was accounted for at a roll call. */
export const RollCallTick = z.object({
  labourSessionId: Id,
  /** 0 for the unnamed members of a crew. */
  workerId: z.int().min(unnamedCrew).max(maxId),
  accountedAt: z.iso.datetime(),
  createdBy: Id.nullable(),
});

const RollCall = z.object({ projectId: IdInPath, date: DiaryDate });

const Accounted = RollCall.extend({
  labourSessionId: IdInPath,
  workerId: z.union([IdInPath, z.literal(['0', unnamedCrew]).transform(() => unnamedCrew)]),
});

export const rollCallApi = {
  rollCallTicks: get('/api/projects/:projectId/roll-call/:date', ['labour', 'R'], {
    summary: 'List who is accounted for at a roll call',
    params: RollCall,
    reply: z.array(RollCallTick),
  }),
  tick: put(
    '/api/projects/:projectId/roll-call/:date/:labourSessionId/:workerId',
    ['labour', 'U'],
    {
      summary: 'Mark someone as accounted for at a roll call',
      offline: true,
      params: Accounted,
      body: z.object({
        /** By default now; a later time counts as now. */
        accountedAt: instantOf('Accounted at must be a date and a time').optional(),
      }),
      reply: RollCallTick,
    },
  ),
  untick: del(
    '/api/projects/:projectId/roll-call/:date/:labourSessionId/:workerId',
    ['labour', 'U'],
    {
      summary: 'Mark someone as not accounted for at a roll call',
      offline: true,
      params: Accounted,
      reply: z.undefined(),
      status: 204,
    },
  ),
};

export type RollCallTick = z.infer<typeof RollCallTick>;
