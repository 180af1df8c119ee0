import { changedMeanwhile, Refused } from '@sitewright/domain/kernel/problem';

/** The record as another user saved it, where that is the conflict. */
export const conflictOf = <T>(error: Error): T | undefined =>
  error instanceof Refused && error.problem.code === changedMeanwhile.code
    ? (error.details.current as T)
    : undefined;
