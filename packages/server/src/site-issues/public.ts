import { issuesForPack as forPack } from './pack.ts';
import { listAssignees as assignees } from './store.ts';

/** The issues of a contract that a phone stores. */
export const issuesForPack = forPack;

/** The colleagues whom an issue can be assigned to. */
export const listAssignees = assignees;
