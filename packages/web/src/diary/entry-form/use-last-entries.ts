import { diaryApi } from '@sitewright/domain/diary/api';
import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import { dayOf } from '@sitewright/domain/diary/rules';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { query } from '../../platform/query.ts';
import { useActor } from '../../platform/session.ts';

/** Enough to know who comes to this site. */
const recently = 200;

const none: readonly DiaryEntry[] = [];

/** What was written of late on a contract: the last entry to go on from, and the names in use. */
export function useLastEntries(projectId: number) {
  const { userId } = useActor();
  const mine = useQuery(query(diaryApi.list, { query: { projectId, userId, limit: 1 } }));
  const all = useQuery(query(diaryApi.list, { query: { projectId, limit: recently } }));
  const isLoaded = !mine.isPending && !all.isPending;
  const companies = useMemo(() => distinct(all.data?.map(({ company }) => company)), [all.data]);
  const jobRoles = useMemo(() => distinct(all.data?.map(({ jobRole }) => jobRole)), [all.data]);
  return {
    isLoaded,
    last: isLoaded ? (mine.data?.[0] ?? all.data?.[0]) : undefined,
    lastLabour: isLoaded ? lastLabourOf(userId, all.data) : undefined,
    companies,
    jobRoles,
    entries: all.data ?? none,
  };
}

export type LastEntries = ReturnType<typeof useLastEntries>;

/** The caller's own, else that of the contract. */
function lastLabourOf(userId: number, entries: readonly DiaryEntry[] | null | undefined) {
  const labour = entries?.filter(({ type }) => type === 'labour') ?? [];
  return labour.find((entry) => entry.userId === userId) ?? labour[0];
}

/** A firm that has hours on the day already is not suggested again. */
export const unlessLogged = (
  last: DiaryEntry | undefined,
  entries: readonly DiaryEntry[],
  date: string,
): DiaryEntry | undefined =>
  entries.some(
    (entry) =>
      entry.type === 'labour' &&
      dayOf(entry) === date &&
      keyOfCompany(entry) === (last && keyOfCompany(last)),
  )
    ? undefined
    : last;

export const keyOfCompany = ({ company }: { company: string | null }): string =>
  company?.trim().toLowerCase() ?? '';

/** The one that was used last comes first. */
const distinct = (texts: readonly (string | null)[] = []): string[] => [
  ...new Set(texts.flatMap((text) => text || [])),
];
