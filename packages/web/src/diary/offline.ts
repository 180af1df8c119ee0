import { diaryApi } from '@sitewright/domain/diary/api';
import type { Day } from '@sitewright/domain/diary/day';
import type { DiaryEntry } from '@sitewright/domain/diary/diary-entry';
import { dayOf } from '@sitewright/domain/diary/rules';
import type { ContractPack } from '@sitewright/domain/site-pack/contract-pack';
import { type Asked, offlineAnswer, type Packs } from '../platform/offline/answer.ts';
import { waitingOnPhone } from '../platform/outbox/snapshot.ts';
import { matching } from './entries-matching.ts';
import { waitingEntry } from './waiting.ts';

const entriesIn = ({ entries }: ContractPack): DiaryEntry[] =>
  entries.map((entry) => ({ ...entry, sharedWith: [] }));

/** The first day that is kept; of what lies before it nothing is known. */
const firstDay = ({ squares }: ContractPack): string => squares[0]?.date ?? '';

async function entriesAsked(packs: Packs, asked: Asked): Promise<DiaryEntry[] | undefined> {
  if (asked.text('q')) return;
  const projectId = asked.number('projectId');
  if (projectId === undefined) return matching((await packs.contracts()).flatMap(entriesIn), asked);
  const contract = await packs.contract(projectId);
  if (!contract || (asked.text('from') ?? '9') < firstDay(contract)) return;
  return matching(entriesIn(contract), asked);
}

/** Of a day without a row only the calendar knows something. */
function emptyDay(contract: ContractPack, date: string): Day | undefined {
  const square = contract.squares.find((day) => day.date === date);
  return (
    square && {
      ...square,
      projectId: contract.projectId,
      ...({ status: 'draft', noWorkReason: null, gaps: [], acceptedGaps: [] } as const),
      ...{ sectionsDone: 0, sections: 0, sectionsMissing: [], talks: [], issues: [] },
      ...{ labourHours: '0', peopleOnSite: 0, plantOnHire: 0, hoursLost: '0', issuesOpened: 0 },
      ...{ submittedAt: null, submittedByName: null, signedOffAt: null, signedOffByName: null },
    }
  );
}

export const offlineAnswers = [
  offlineAnswer(diaryApi.list, entriesAsked),
  offlineAnswer(diaryApi.totals, async (packs, asked) => {
    const entries = await entriesAsked(packs, asked);
    if (!entries) return;
    const companies = entries.flatMap(({ company }) => company?.toLowerCase() ?? []);
    const hours = entries.reduce((sum, entry) => sum + Number(entry.hours), 0);
    return {
      entries: entries.length,
      hours: hours.toFixed(1),
      companies: new Set(companies).size,
      days: new Set(entries.map(dayOf)).size,
    };
  }),
  offlineAnswer(diaryApi.read, async (packs, { number }) => {
    const id = number('diaryEntryId') ?? 0;
    const entries = (await packs.contracts()).flatMap(entriesIn);
    return entries.find((entry) => entry.id === id) ?? waitingEntry(id, waitingOnPhone());
  }),
  offlineAnswer(diaryApi.comments, async (packs, { text, number }) => {
    const contract = await packs.contract(number('projectId'));
    const date = text('date') ?? '';
    if (!contract || date < firstDay(contract)) return;
    return contract.comments.filter((comment) => comment.date === date);
  }),
  offlineAnswer(diaryApi.days, async (packs, { text, number }) => {
    const contract = await packs.contract(number('projectId'));
    const [from = '', to = ''] = [text('from'), text('to')];
    return contract && { days: contract.squares.filter(({ date }) => date >= from && date <= to) };
  }),
  offlineAnswer(diaryApi.day, async (packs, { text, number }) => {
    const contract = await packs.contract(number('projectId'));
    const date = text('date') ?? '';
    return (
      contract?.days.find((day) => day.date === date) ?? (contract && emptyDay(contract, date))
    );
  }),
];
