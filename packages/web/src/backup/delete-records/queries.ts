import type { BinType } from '@sitewright/domain/backup/bin-types';
import type { Deletable } from '@sitewright/domain/backup/delete-records';
import { deleteRecordsApi } from '@sitewright/domain/backup/delete-records-api';
import { maxRecordsAtOnce } from '@sitewright/domain/backup/recycle-bin';
import { keepPreviousData } from '@tanstack/react-query';
import { callPage } from '../../platform/call.ts';
import { query } from '../../platform/query.ts';
import { isDate } from '../../ui/fields/parse-date.ts';
import type { TableView } from '../../ui/table/table-view.ts';

export type DeletableView = TableView<'type' | 'contract' | 'from' | 'to'>;

const fullPage = 200;

/** The maximum that can be deleted at once, the newest first; filters find the others. */
export const deletableQuery = (recordType: BinType, view: DeletableView) => {
  const filters = {
    recordType,
    q: view.q?.trim().slice(0, 100) || undefined,
    projectId: view.contract,
    from: view.from && isDate(view.from) ? view.from : undefined,
    to: view.to && isDate(view.to) ? view.to : undefined,
    limit: fullPage,
  };
  const { queryKey, meta } = query(deleteRecordsApi.listDeletable, { query: filters });
  return {
    queryKey: [...queryKey],
    meta,
    queryFn: async () => {
      const rows: Deletable[] = [];
      let next: number | undefined;
      do {
        const page = await callPage(deleteRecordsApi.listDeletable, {
          query: { ...filters, ...(next && { cursor: next }) },
        });
        rows.push(...page.rows);
        next = page.next;
      } while (next && rows.length < maxRecordsAtOnce);
      return {
        rows: rows.slice(0, maxRecordsAtOnce),
        hasMore: !!next || rows.length > maxRecordsAtOnce,
      };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  };
};
