import { diaryApi } from '@sitewright/domain/diary/api';
import type { Day, DaySquare } from '@sitewright/domain/diary/day';
import type { DiaryComment } from '@sitewright/domain/diary/diary-comment';
import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import { aDay, aDiaryEntry } from '@sitewright/domain/diary/diary-entry.fixture';
import { daysAfter } from '@sitewright/domain/kernel/calendar';
import { labourApi } from '@sitewright/domain/labour/api';
import { overviewApi } from '@sitewright/domain/overview/api';
import { plantApi } from '@sitewright/domain/plant/api';
import { weatherApi } from '@sitewright/domain/weather/api';
import { act } from '@testing-library/react';
import { createElement } from 'react';
import { aSessionUser } from '../testing/a-session-user.ts';
import { type Answer, answer } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { signedInAnswers } from '../testing/signed-in-answers.ts';
import { DiaryScreen } from './diary-screen.tsx';

type Records = {
  day?: Partial<Day>;
  entries?: DiaryEntry[];
  comments?: DiaryComment[];
  marks?: Record<string, DaySquare['mark']>;
};

/** What the page of a day asks for: one entry, and nothing unusual about it. */
const diaryAnswers = ({ day, entries, comments, marks = {} }: Records = {}): Answer[] => [
  answer(diaryApi.list, () => entries ?? [aDiaryEntry()]),
  answer(diaryApi.listBySlug, () => []),
  answer(diaryApi.read, ({ pathname }) =>
    aDiaryEntry({ id: Number(pathname.split('/').at(-1)), ...entries?.[0] }),
  ),
  answer(diaryApi.comments, () => comments ?? []),
  answer(diaryApi.day, ({ pathname }) => aDay({ date: pathname.slice(-10), ...day })),
  answer(diaryApi.days, ({ searchParams }) => ({
    days: daysFrom(searchParams).map((date) => ({
      date,
      mark: marks[date] ?? 'complete',
      isNoWork: false,
      entries: 1,
    })),
  })),
  answer(labourApi.list, () => []),
  answer(labourApi.board, () => ({ serverTime: '2026-03-02T14:00:00.000Z', sessions: [] })),
  answer(weatherApi.read, () => new Response(null, { status: 503 })),
  answer(plantApi.list, () => []),
  answer(overviewApi.contracts, () => []),
  ...signedInAnswers,
];

function daysFrom(range: URLSearchParams): string[] {
  const [from = '', to = ''] = [range.get('from') ?? '', range.get('to') ?? ''];
  const days = [from];
  while ((days.at(-1) ?? to) < to) days.push(daysAfter(days.at(-1) ?? to, 1));
  return days;
}

const today = '2026-03-02';

/** The diary of Quay Street at an address, which says today unless a test says otherwise. */
export function openDiary(
  records: Records = {},
  { search = '', user = aSessionUser(), answers = [] as Answer[] } = {},
) {
  const screen = createElement(DiaryScreen, { slug: 'quay-street', today });
  const view = renderWithApi(screen, user, ...answers, ...diaryAnswers(records));
  if (search) act(() => view.history.push(search));
  return view;
}
