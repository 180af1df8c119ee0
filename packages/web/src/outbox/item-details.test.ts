import { filesApi } from '@sitewright/domain/files/api';
import { labourApi } from '@sitewright/domain/labour/api';
import { siteIssuesApi } from '@sitewright/domain/site-issues/api';
import { beforeAll, expect, it } from 'vitest';
import { keptCommands } from '../app/kept-commands.ts';
import { registerCommands } from '../platform/outbox/commands.ts';
import { detailOf } from './item-details.ts';
import { anItem } from './outcomes/outbox-item.fixture.ts';

const names = new Map([
  ['labourSessionId:12', 'Harkness Formwork'],
  ['gangId:3', 'Steel fixers'],
]);

beforeAll(() => registerCommands(keptCommands));

it('names the crew of a step of its clock, and what was written', () => {
  const params = { labourSessionId: 12 };
  const pause = anItem(labourApi.pause, { input: { params, body: { reason: 'weather' } } });
  const resume = anItem(labourApi.resume, { input: { params, body: {} } });
  expect(detailOf(pause, [], names)).toMatch(/^Harkness Formwork: .*weather/i);
  expect(detailOf(resume, [], names)).toBe('Harkness Formwork');
});

it('names the file of a photo whose entry was sent before', () => {
  const file = { name: 'slab.webp', type: 'image/webp', lastModified: 0, size: 9 };
  const input = { params: { diaryEntryId: 12 } };
  const photo = anItem(filesApi.addEntryPhoto, { hasFile: true, input, file });
  expect(detailOf(photo, [photo], names)).toBe('slab.webp');
});

it('names the crew or the issue that waits as well', () => {
  const gang = { crewKind: 'gang', gangId: 3 };
  const start = anItem(labourApi.start, { seq: 7, input: { body: gang } });
  const stop = anItem(labourApi.finish, { needs: [-7], input: { body: { workSummary: 'Slab' } } });
  expect(detailOf(stop, [start, stop], names)).toBe('Steel fixers: Slab');

  const issueDescription = 'Lighting out in stair 2\nFrom level 1 to 3';
  const report = anItem(siteIssuesApi.report, { seq: 8, input: { body: { issueDescription } } });
  const comment = anItem(siteIssuesApi.comment, {
    needs: [-8],
    input: { body: { content: 'Electrician called' } },
  });
  expect(detailOf(report, [report], names)).toBe(issueDescription);
  expect(detailOf(comment, [report, comment], names)).toBe(
    'Lighting out in stair 2: Electrician called',
  );
});
