import { type Actor, can } from '../kernel/access.ts';
import { conflict } from '../kernel/problem.ts';
import { refuseIfChanged } from '../kernel/version.ts';
import { Gang, type GangChanges, type GangDraft } from './gang.ts';

export const nameIsTaken = conflict(
  'labour.gang_name_taken',
  'There is already a gang with this name.',
);

/** A gang from its form; the rate is taken only from users who may see costs. */
export const draftGang = (draft: GangDraft, actor: Actor) =>
  counted({
    company: null,
    jobRole: null,
    ...draft,
    hourlyRate: can(actor, 'costAnalysis', 'R') ? (draft.hourlyRate ?? null) : null,
    workerIds: draft.workerIds ?? [],
  });

export function editGang(gang: Gang, actor: Actor, { version, ...changes }: GangChanges): Gang {
  refuseIfChanged(Gang, gangShownTo(actor)(gang), version);
  const { hourlyRate } = gang;
  const storedRate = can(actor, 'costAnalysis', 'R') ? {} : { hourlyRate };
  return counted({ ...gang, ...changes, ...storedRate });
}

/** Each member once, and no fewer operatives than members. */
function counted<G extends Pick<Gang, 'operatives' | 'workerIds'>>(gang: G): G {
  const workerIds = [...new Set(gang.workerIds)].toSorted((a, b) => a - b);
  return { ...gang, workerIds, operatives: Math.max(gang.operatives, workerIds.length) };
}

export const gangShownTo =
  (actor: Actor) =>
  (gang: Gang): Gang =>
    can(actor, 'costAnalysis', 'R') ? gang : { ...gang, hourlyRate: null };
