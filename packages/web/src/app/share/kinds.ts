import { type Actor, obstacleOfRole } from '@sitewright/domain/kernel/access';
import type { Problem } from '@sitewright/domain/kernel/problem';
import type { Project } from '@sitewright/domain/projects/project';
import { obstacleToReporting } from '@sitewright/domain/site-issues/rules';
import { obstacleToLogging } from '../../diary/obstacles.ts';
import { placeOf } from '../../site-issues/issue-routes.ts';

export type Kind = 'entry' | 'issue' | 'journal';

/** The kinds of records that photos can be added to. */
export const kinds: readonly {
  kind: Kind;
  label: string;
  obstacleTo: (actor: Actor) => Problem | undefined;
}[] = [
  { kind: 'entry', label: 'Log entry', obstacleTo: obstacleToLogging },
  { kind: 'issue', label: 'Report issue', obstacleTo: obstacleToReporting },
  {
    kind: 'journal',
    label: 'Write in the journal',
    obstacleTo: (actor) => obstacleOfRole(actor, 'comment', 'C', 'write in the journal'),
  },
];

type Target = { kind: Kind; project: Project };

/** Where it is written without photos. */
export function placeFor({ kind, project: { slug } }: Target) {
  if (kind === 'issue') return placeOf(slug, 'new');
  const search = kind === 'entry' ? { entry: 'new' as const } : { tab: 'journal' as const };
  return { to: '/project/$slug', params: { slug }, search } as const;
}
