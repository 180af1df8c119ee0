import type { Show } from './shown.ts';

/** The actions in the address: anything else shows the list. */
export type Action = 'list' | 'board' | 'new' | 'view' | 'edit';

const actions: readonly Action[] = ['list', 'board', 'new', 'view', 'edit'];
const ofOne: readonly Action[] = ['view', 'edit'];

/** An issue is named by a number, below zero while it waits on this phone; without one there is nothing to view. */
export function readPlace(action: string | undefined, issueId: string | undefined) {
  const knownAction = actions.find((candidate) => candidate === action) ?? 'list';
  const id = /^-?\d{1,9}$/.test(issueId ?? '') ? Number(issueId) : undefined;
  return ofOne.includes(knownAction) && !id
    ? { action: 'list' as const }
    : { action: knownAction, id };
}

const path = '/project/$slug/site-issues/{-$action}/{-$issueId}' as const;

/** For links to the list, to the board, and to an issue. */
export const placeOf = (slug: string, action?: Action, id?: number) => ({
  to: path,
  params: {
    slug,
    action: action === 'list' ? undefined : action,
    issueId: id === undefined ? undefined : String(id),
  },
});

/** The same within the current filters. */
export const showing = (show: Show) => ({ search: { show: show === 'open' ? undefined : show } });
