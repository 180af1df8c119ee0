import { changedMeanwhile, Refused } from '@sitewright/domain/kernel/problem';

/** The record as somebody else left it, where that is what stands in the way. */
export const conflictOf = <T>(error: Error): T | undefined =>
  error instanceof Refused && error.problem.code === changedMeanwhile.code
    ? (error.details.current as T)
    : undefined;
