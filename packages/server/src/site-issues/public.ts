import { issuesForPack as forPack } from './pack.ts';
import { listAssignees as assignees } from './store.ts';

/** What a phone keeps of a contract's issues. */
export const issuesForPack = forPack;

/** The colleagues whom an issue can be assigned to. */
export const listAssignees = assignees;
