import { found } from '@sitewright/domain/kernel/problem';
import type { RecordType } from '@sitewright/domain/kernel/record-type';
import { recordTypes } from '@sitewright/domain/record-types';
import { findableRecordsOf } from '@sitewright/domain/search/findable';
import type { Hit } from '@sitewright/domain/search/search';
import { detailWithContract, type RecordLink } from './record-link.ts';

/** The screen name of a kind of record. */
export const labelOfKind = (kind: string, records: readonly RecordType[] = recordTypes) =>
  found(findableRecordsOf(records).find(({ search }) => search.kind === kind)).label;

/** A record among the results: how it looks, what it is called, and where it leads. */
export function describeHit(kind: string, hit: Hit, links: readonly RecordLink[]) {
  const { icon, to, title, detail } = found(links.find((link) => link.kind === kind));
  return {
    icon,
    title: title?.(hit) ?? hit.title,
    detail: detail?.(hit) ?? detailWithContract(hit.detail, hit),
    to: to(hit),
  };
}
