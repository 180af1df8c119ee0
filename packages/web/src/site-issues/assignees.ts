import { labourApi } from '@sitewright/domain/labour/api';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { useQuery } from '@tanstack/react-query';
import { query, queryAll } from '../platform/query.ts';

/** Possible assignees of an issue: a colleague, who gets a notification, or a firm on site. */
export function useAssignees() {
  const { data: colleagues } = useQuery(query(siteIssuesApi.assignees));
  const { data: gangs } = useQuery(queryAll(labourApi.gangs, { query: {} }));
  const names = colleagues?.map(({ name }) => name) ?? [];
  const companies = gangs
    ?.filter(({ active }) => active)
    .map(({ company, name }) => company ?? name);
  const firms = [...new Set(companies)].filter((firm) => !names.includes(firm)).toSorted();
  return { colleagues: colleagues ?? [], firms };
}

export const assigneeHints = {
  colleague: 'Colleague, gets a notification',
  firm: 'Company, not notified',
  name: 'Name only, not notified',
};
