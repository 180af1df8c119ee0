import { type Findable, findableTypes } from '@sitewright/domain/search/findable';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { makeRouter } from '../app/router.tsx';
import { recordLinks } from '../record-links.ts';
import { describeHit } from './hit-labels.ts';

const router = makeRouter(createMemoryHistory());

it.each<[Findable, string]>([
  ['contract', '/project/quay-street'],
  ['worker', '/workforce/edit/7'],
  ['supplier', '/suppliers?supplier=7'],
  ['purchaseOrder', '/suppliers/orders/7'],
  ['material', '/materials/edit/7'],
  ['siteIssue', '/project/quay-street/site-issues/view/7'],
  ['diaryEntry', '/project/quay-street?date=2026-11-15'],
  ['plantHire', '/project/quay-street?tab=plant'],
  ['certificate', '/project/quay-street?tab=files&certificates=true'],
  ['rams', '/risk-assessment?contract=quay-street&tab=rams&rams=7'],
  ['carbonEntry', '/project/quay-street/carbon-footprint?entry=7'],
  ['file', '/project/quay-street?tab=files&file=7'],
  ['journalMessage', '/project/quay-street?tab=journal'],
  ['emailTemplate', '/email-templates?template="7"'],
  ['member', '/team?q=Handrail+loose'],
])('a record of the kind %s is looked at on %s', (entity, address) => {
  const hit = {
    recordId: 7,
    title: 'Handrail loose',
    detail: '2026-11-15',
    day: null,
    quantity: null,
    projectName: 'Quay Street',
    slug: 'quay-street',
  };
  const { href } = router.buildLocation(describeHit(entity, hit, recordLinks).to as never);
  expect(decodeURIComponent(href)).toBe(address);
});

it('tells entries of the same name apart by quantity and day', () => {
  const hit = {
    ...{ recordId: 7, title: 'Concrete C32/40', detail: 'materials', slug: 'quay-street' },
    ...{ day: '2026-11-15', quantity: '18 m³', projectName: 'Quay Street' },
  };
  expect(describeHit('carbonEntry', hit, recordLinks).detail).toBe(
    'Materials · 18 m³ · 15/11/2026 · Quay Street',
  );
});

it('every kind that is found has its link', () => {
  expect(recordLinks.map(({ kind }) => kind).sort()).toEqual(findableTypes.toSorted());
});
