import { diaryApi } from '@sitewright/domain/diary/api';
import { aDiaryEntry, laborText } from '@sitewright/domain/diary/diary-entry.fixture';
import { labourApi } from '@sitewright/domain/labour/api';
import { aLabourSession } from '@sitewright/domain/labour/labour-session.fixture';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, it } from 'vitest';
import { aSessionUser } from '../../testing/a-session-user.ts';
import { answer } from '../../testing/fake-api.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { NotOnTheClock } from './not-on-the-clock.tsx';

afterEach(cleanup);

it('says whom the roll call cannot list, and which companies were logged without a clock', async () => {
  const calder = laborText({ company: 'Calder Mechanical', operatives: 6 });
  const boom = laborText({ type: 'plant', company: 'Aire Concrete', plant: 'Placing boom' });
  renderWithApi(
    <NotOnTheClock projectId={1} today="2026-11-15" />,
    aSessionUser(),
    answer(diaryApi.list, () => [
      aDiaryEntry({ id: 7 }),
      aDiaryEntry({ id: 8, labor: calder }),
      aDiaryEntry({ id: 9, labor: boom }),
    ]),
    answer(labourApi.list, () => [aLabourSession()]),
  );
  await screen.findByText(
    'Only crews on the clock are listed. Check for staff and visitors as well. In today’s diary but not on the clock: Calder Mechanical (6), Aire Concrete (number unknown).',
  );
});

it('names the companies that stopped today, with the people of their entries', async () => {
  const finishedAt = '2026-11-15T14:09:00.000Z';
  const labor = laborText({ company: 'Harkness Formwork', operatives: 12 });
  renderWithApi(
    <NotOnTheClock projectId={1} today="2026-11-15" />,
    aSessionUser(),
    answer(diaryApi.list, () => [aDiaryEntry({ id: 7 }), aDiaryEntry({ id: 8, labor })]),
    answer(labourApi.list, () => [
      aLabourSession({ status: 'finished', finishedAt, diaryEntryId: 7 }),
    ]),
  );
  await screen.findByText(/Stopped today: Harkness Formwork \(12, 14:09\)\.$/);
});
