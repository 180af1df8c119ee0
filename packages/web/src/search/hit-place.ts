import type { Findable } from '@sitewright/domain/search/findable';
import type { Hit } from '@sitewright/domain/search/search';
import { placeOf as issuePlace } from '../site-issues/issue-routes.ts';

/** Where each kind of record is looked at. */
const places = {
  contract: (hit) => onContract(hit),
  worker: ({ recordId }) => ({ to: '/workforce/edit/$id', params: { id: `${recordId}` } }),
  supplier: ({ recordId }) => ({ to: '/suppliers', search: { supplier: recordId } }),
  purchaseOrder: ({ recordId }) => ({ to: '/suppliers/orders/$id', params: { id: `${recordId}` } }),
  material: ({ recordId }) => ({ to: '/materials/edit/$id', params: { id: `${recordId}` } }),
  siteIssue: ({ slug, recordId }) => issuePlace(slug ?? '', 'view', recordId),
  diaryEntry: (hit) => onContract(hit, { date: hit.detail ?? undefined }),
  plantHire: (hit) => onContract(hit, { tab: 'plant' }),
  certificate: (hit) =>
    hit.slug ? onContract(hit, { tab: 'files', certificates: true }) : { to: '/company' },
  rams: ({ slug, recordId }) => ({
    to: '/risk-assessment',
    search: { contract: slug ?? undefined, tab: 'rams', rams: recordId },
  }),
  carbonEntry: ({ slug, recordId }) => ({
    to: '/project/$slug/carbon-footprint',
    params: { slug: slug ?? '' },
    search: { entry: recordId },
  }),
  file: (hit) => onContract(hit, { tab: 'files', file: hit.recordId }),
  journalMessage: (hit) => onContract(hit, { tab: 'journal' }),
  emailTemplate: ({ recordId }) => ({
    to: '/email-templates',
    search: { template: `${recordId}` },
  }),
  member: ({ title }) => ({ to: '/team', search: { q: title } }),
} as const satisfies Record<Findable, (hit: Hit) => object>;

type DiaryLook = {
  date?: string | undefined;
  tab?: 'plant' | 'files' | 'journal';
  certificates?: true;
  file?: number;
};

const onContract = ({ slug }: Hit, search: DiaryLook = {}) =>
  ({ to: '/project/$slug', params: { slug: slug ?? '' }, search }) as const;

export const placeOfHit = (entity: Findable, hit: Hit) => places[entity](hit);
