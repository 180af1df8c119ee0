import { diaryApi } from '@sitewright/domain/diary/api';
import { aDay, aDiaryEntry, laborText } from '@sitewright/domain/diary/diary-entry.fixture';
import { changedMeanwhile, invalid, Refused } from '@sitewright/domain/kernel/problem';
import { plantApi } from '@sitewright/domain/plant/api';
import { aPlantHire } from '@sitewright/domain/plant/plant-hire.fixture';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { today } from '../../platform/today.ts';
import { aSessionUser } from '../../testing/a-session-user.ts';
import { type Answer, answer } from '../../testing/fake-api.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { leavePage } from '../../testing/leave-page.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { aProject } from '../../testing/signed-in-answers.ts';
import { EntrySheet } from './entry-sheet.tsx';
import type { EntrySheetProps } from './use-entry-form.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const last = aDiaryEntry({
  weatherImpact: 'Two hours of rain',
  labor: laborText({
    plant: 'Placing boom',
    startTime: '07:30',
    finishTime: '16:00',
    operatives: 4,
  }),
});
const others = aDiaryEntry({ id: 2, userId: 9, labor: laborText({ company: 'Dunmore Civils' }) });

/** What the form loads: entries of the author and of the contract, and the status of the day. */
const reading = (entries = [last, others], day = aDay()) => [
  answer(diaryApi.list, ({ searchParams }) =>
    entries.filter(({ userId }) => String(userId) === (searchParams.get('userId') ?? `${userId}`)),
  ),
  answer(diaryApi.day, () => day),
];

function open(over: Partial<EntrySheetProps> = {}, ...answers: Answer[]) {
  const onClose = vi.fn();
  const sent: Record<string, unknown>[] = [];
  const writing = [
    answer(diaryApi.create, (_, body) => {
      sent.push(body);
      return aDiaryEntry({ id: 5 });
    }),
    answer(diaryApi.edit, (_, body) => {
      sent.push(body);
      return aDiaryEntry({ version: 2 });
    }),
  ];
  const sheet = <EntrySheet project={aProject()} date={today()} onClose={onClose} {...over} />;
  const view = renderWithApi(sheet, aSessionUser(), ...answers, ...writing, ...reading());
  return { ...view, onClose, sent };
}

const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const choice = (name: string) => screen.findByRole<HTMLInputElement>('combobox', { name });
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const filled = () =>
  waitFor(async () => expect((await choice('Company')).value).toBe('Harkness Formwork'));
const laborSent = (sent: Record<string, unknown>[]) => JSON.parse(String(sent[0]?.labor));

it('says that an entry ends a day without work', async () => {
  open({}, ...reading([], aDay({ isNoWork: true, noWorkReason: 'Site locked' })));
  await screen.findByText(
    'This day is marked as no work: Site locked. Adding an entry removes the mark and its reason.',
  );
});

it('asks for what the specification asks, in its order', async () => {
  open({}, ...reading([]));
  await screen.findByRole('dialog', { name: 'Log Labour Entry' });
  await box('Work Summary');
  const shown = [...document.querySelectorAll('form label, form [id]:has(+ output)')];
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    'Date',
    'Work Summary',
    'Plant Description',
    'Start Time',
    'Finish Time',
    'Hours (Calculated)',
    'Company',
    'Number of Operatives',
    'Operatives Job Role',
    'Labour Details',
    'Weather Impact',
    'Materials Delivered (optional)',
    'Shared with (optional)',
  ]);
  expect((await box('Start Time')).value).toBe('08:00');
  expect((await box('Finish Time')).value).toBe('17:00');
  screen.getByText('Diary photos will be added after initial entry creation');
  for (const name of ['Back to Diary', 'Cancel', 'Create Entry'])
    expect(screen.getByRole('button', { name })).toBeTruthy();
});

it('starts as the author left the last entry, with an empty summary that has the focus', async () => {
  open();
  await filled();
  expect((await choice('Operatives Job Role')).value).toBe('Carpenter');
  expect((await box('Plant Description')).value).toBe('');
  expect((await box('Start Time')).value).toBe('08:00');
  expect((await box('Work Summary')).value).toBe('');
  expect(document.activeElement).toBe(await box('Work Summary'));
  expect(screen.getByLabelText('Hours (Calculated)').textContent).toBe('9.0');
});

/** The chips above the text, as they are read. */
const chips = async () => {
  const group = await screen.findByRole('group', { name: /^Details of this entry/ });
  return within(group)
    .getAllByRole('button')
    .map(({ textContent }) => textContent?.replace(/^.*: /, ''));
};

it('shows above the text all that it filled in, and a tap leads to the field', async () => {
  open();
  await filled();
  expect(await chips()).toEqual(['Harkness Formwork', '4 people', 'Carpenter', '08:00–17:00']);
  await press(/4 people/);
  expect(document.activeElement).toBe(await box('Number of Operatives'));
  await press('Plant');
  expect(await chips()).toEqual(['Company', '08:00–17:00']);
});

it('shows nothing of what is neither a number nor a time', async () => {
  open();
  await filled();
  await userEvent.clear(await box('Number of Operatives'));
  await fillIn(await box('Number of Operatives'), 'abc');
  await userEvent.clear(await box('Start Time'));
  await fillIn(await box('Start Time'), '25:99');
  await userEvent.tab();
  expect(await chips()).toEqual(['Harkness Formwork', 'Number of people', 'Carpenter', '?–17:00']);
  expect(screen.queryByText(/^Finishes the next day/)).toBeNull();
});

it('suggests no firm that has hours on this day already', async () => {
  const { date: _, ...rest } = last;
  const entry = { ...rest, date: `${today()}T00:00:00.000Z` };
  open({}, ...reading([entry]));
  await screen.findByRole('button', { name: 'Same as last entry' });
  expect((await choice('Company')).value).toBe('');
});

it('offers the machines on hire for a plant entry, and no labour firm', async () => {
  const hires = [aPlantHire({ name: '13 t excavator' })];
  open(
    {},
    answer(plantApi.list, () => hires),
    ...reading(),
  );
  await filled();
  await press('Plant');
  expect((await choice('Company')).value).toBe('');
  await userEvent.click(await choice('Plant Description'));
  await userEvent.click(await screen.findByRole('option', { name: '13 t excavator' }));
  expect((await choice('Plant Description')).value).toBe('13 t excavator');
});

it('records the use of a quarantined machine only when it is confirmed', async () => {
  const message = 'Quarantined: lifting certificate expired on 13/11/2026.';
  const crane = aPlantHire({ name: '60 t crane', alerts: [{ kind: 'quarantined', message }] });
  const { sent } = open(
    {},
    answer(plantApi.list, () => [crane]),
    ...reading([]),
  );
  await press('Plant');
  await fillIn(await box('Work Summary'), 'Lifted the stair');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await fillIn(await choice('Plant Description'), '60 T Crane');
  await screen.findByText('60 t crane is quarantined: lifting certificate expired on 13/11/2026.');
  await press('Create Entry');
  const refusal = 'This machine is quarantined. Tick the box below to confirm that it was used.';
  expect((await screen.findAllByText(refusal)).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  await userEvent.click(
    screen.getByRole('checkbox', { name: 'This machine was used while quarantined' }),
  );
  expect(screen.queryByText(refusal)).toBeNull();
  await press('Create Entry');
  await waitFor(() => expect(laborSent(sent)).toMatchObject({ plant: '60 T Crane' }));
});

it('fills in no people after a delivery alone', async () => {
  const delivery = aDiaryEntry({ type: 'material', labor: laborText({ type: 'material' }) });
  open({}, ...reading([delivery]));
  await screen.findByRole('dialog', { name: 'Log Labour Entry' });
  expect(await screen.findByRole('button', { name: 'Same as last entry' })).toBeTruthy();
  expect(await chips()).toEqual(['Company', 'Number of people', '08:00–17:00']);
});

it('starts from the last entry of the contract for a user who wrote none there', async () => {
  open({}, ...reading([others]));
  await waitFor(async () => expect((await choice('Company')).value).toBe('Dunmore Civils'));
});

it('creates an entry with its labour as JSON text, says so and closes', async () => {
  const { sent, onClose } = open();
  await filled();
  await fillIn(await box('Work Summary'), 'Poured the slab');
  await press('Create Entry');
  await screen.findByText('Diary entry created successfully');
  expect(onClose).toHaveBeenCalledOnce();
  expect(sent[0]).toMatchObject({
    projectId: 1,
    date: today(),
    workSummary: 'Poured the slab',
    author: 'Ann Ray',
    weatherImpact: null,
  });
  expect(laborSent(sent)).toEqual({
    company: 'Harkness Formwork',
    operatives: 4,
    jobRole: 'Carpenter',
    plant: '',
    startTime: '08:00',
    finishTime: '17:00',
    hours: '9.0',
    labour: '',
  });
});

it('is the same as the last entry at one press', async () => {
  const { sent } = open();
  await press('Same as last entry');
  await press('Create Entry');
  await screen.findByText('Diary entry created successfully');
  expect(sent[0]).toMatchObject({
    date: today(),
    workSummary: last.workSummary,
    weatherImpact: 'Two hours of rain',
  });
});

it('fills itself with a copy, for today', async () => {
  open({ copyOf: last, date: '2026-03-02' });
  expect((await box('Work Summary')).value).toBe(last.workSummary);
  expect((await box('Date')).value).toBe(today().split('-').reverse().join('/'));
});

it('takes a company that was never used, and offers those that were', async () => {
  const { sent } = open();
  await filled();
  const company = await choice('Company');
  await userEvent.click(company);
  const offered = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(offered).toEqual(['Harkness Formwork', 'Dunmore Civils']);
  await userEvent.clear(company);
  await userEvent.type(company, 'Tarn Plant{Enter}');
  await fillIn(await box('Work Summary'), 'Lifting');
  await press('Create Entry');
  await waitFor(() => expect(laborSent(sent).company).toBe('Tarn Plant'));
});

const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

it('offers the firms that match before what was typed, which is not ticked', async () => {
  open();
  await filled();
  const company = await choice('Company');
  await userEvent.clear(company);
  await userEvent.type(company, 'Harkn');
  expect(offered()).toEqual(['Harkness Formwork', 'Use “Harkn”']);
  expect(screen.queryByRole('option', { selected: true })).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(company.value).toBe('Harkness Formwork');
});

it('uses a fragment only where that is chosen, or the field is left', async () => {
  open();
  await filled();
  const company = await choice('Company');
  await userEvent.clear(company);
  await userEvent.type(company, 'Harkn');
  await userEvent.click(screen.getByRole('option', { name: 'Use “Harkn”' }));
  expect(company.value).toBe('Harkn');
  await userEvent.clear(company);
  await userEvent.type(company, 'Dun{Tab}');
  expect(company.value).toBe('Dun');
});

it('knows the night shift', async () => {
  open({}, ...reading([]));
  await userEvent.clear(await box('Start Time'));
  await userEvent.type(await box('Start Time'), '22');
  await userEvent.clear(await box('Finish Time'));
  await fillIn(await box('Finish Time'), '6.30');
  expect(screen.getByLabelText('Hours (Calculated)').textContent).toBe('8.5');
  screen.getByText('Finishes the next day: 8.5 h');
});

it('says under the field that a finish before the start is the next day', async () => {
  open({}, ...reading([]));
  await userEvent.clear(await box('Finish Time'));
  await fillIn(await box('Finish Time'), '06:00');
  const help = screen.getByText('Finishes the next day: 22.0 h');
  expect((await box('Finish Time')).getAttribute('aria-describedby')).toContain(help.id);
});

it('shows what a delivery needs, and sends what kind of entry it is', async () => {
  const { sent } = open();
  await filled();
  await press('Material');
  expect(screen.queryByRole('textbox', { name: 'Start Time' })).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Operatives Job Role' })).toBeNull();
  await fillIn(await box('Materials Delivered'), '18 m³ of C32/40');
  await fillIn(await box('Work Summary'), 'Concrete came');
  await press('Create Entry');
  await screen.findByText('Diary entry created successfully');
  expect(sent[0]?.materialsDelivered).toBe('18 m³ of C32/40');
  expect(laborSent(sent)).toMatchObject({ type: 'material', startTime: '', hours: '0.0' });
});

it('says what is wrong on the field and above the form, and loses nothing', async () => {
  const { sent, onClose } = open();
  await filled();
  await userEvent.clear(await box('Finish Time'));
  await fillIn(await box('Finish Time'), 'late');
  await userEvent.clear(await box('Number of Operatives'));
  await fillIn(await box('Number of Operatives'), '2.5');
  await press('Create Entry');
  const summary = await screen.findByRole('alert');
  const sentences = within(summary)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(sentences).toEqual([
    'Work summary is required',
    'Finish Time must be a time, such as 08:00',
    'Number of Operatives must be a whole number from 1 to 500',
  ]);
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect((await choice('Company')).value).toBe('Harkness Formwork');
  expect([sent.length, onClose.mock.calls.length]).toEqual([0, 0]);
});

it('takes no day outside of the last year and the next month', async () => {
  const { sent } = open();
  await fillIn(await box('Work Summary'), 'Poured');
  await userEvent.clear(await box('Date'));
  await userEvent.type(await box('Date'), '+31');
  await press('Create Entry');
  const messages = await screen.findAllByText(
    'Date must be within the last year and the next 30 days',
  );
  expect(messages.length).toBe(2);
  expect(sent).toEqual([]);
});

it('shows a failure in the words of the specification, and keeps what was typed', async () => {
  const { onClose } = open(
    {},
    answer(diaryApi.create, () => {
      throw new Refused({ ...invalid, message: 'No.' }, { fields: { workSummary: 'Say more.' } });
    }),
  );
  await fillIn(await box('Work Summary'), 'Poured');
  await press('Create Entry');
  await screen.findByText('Failed to create diary entry');
  screen.getByText('Error');
  expect(screen.getAllByText('Say more.').length).toBe(2);
  expect((await box('Work Summary')).value).toBe('Poured');
  expect(onClose).not.toHaveBeenCalled();
});

it('keeps a draft for the contract and the person, and brings it back', async () => {
  const { unmount } = open();
  await filled();
  await fillIn(await box('Work Summary'), 'Half a sent');
  leavePage();
  await screen.findAllByText(/Draft saved \d\d:\d\d/);
  unmount();
  expect(Object.keys(localStorage)).toEqual(['sitewright.entry-draft.1.1.1']);
  open();
  expect((await box('Work Summary')).value).toBe('Half a sent');
  await press('Discard draft');
  await waitFor(async () => expect((await box('Work Summary')).value).toBe(''));
  expect(localStorage.length).toBe(0);
});

it('keeps no draft of a form in which nothing was written', async () => {
  const { onClose } = open();
  await filled();
  await press('Plant');
  await press('Cancel');
  expect(onClose).toHaveBeenCalledOnce();
  expect(Object.keys(localStorage)).toEqual([]);
});

it('forgets the draft once it has become an entry', async () => {
  const { unmount } = open();
  await fillIn(await box('Work Summary'), 'Poured the slab');
  leavePage();
  await screen.findAllByText(/Draft saved/);
  await press('Create Entry');
  await screen.findByText('Diary entry created successfully');
  unmount();
  expect(Object.keys(localStorage)).toEqual(['sitewright.last-contract.1.1']);
});

it('closes at once while nothing would be lost, and asks before a change is', async () => {
  const { onClose } = open({ entry: last });
  await fillIn(await box('Work Summary'), ', and poured');
  await press('Back to Diary');
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Stay' }));
  expect(onClose).not.toHaveBeenCalled();
  await press('Cancel');
  await press('Leave');
  expect(onClose).toHaveBeenCalledOnce();
});

it('edits an entry, with the fields as they were seen and what older clients wrote', async () => {
  const entry = aDiaryEntry({ version: 4, labor: laborText({ employmentType: 'Agency' }) });
  const { sent, onClose } = open({ entry });
  await screen.findByRole('dialog', { name: 'Edit Labour Entry' });
  expect(screen.queryByText(/Diary photos will be added/)).toBeNull();
  await fillIn(await box('Labour Details'), ', two labourers');
  await press('Update Entry');
  await screen.findByText('Diary entry updated successfully');
  expect(onClose).toHaveBeenCalledOnce();
  const { workSummary, labor } = entry;
  expect(sent[0]).toMatchObject({ base: { workSummary, labor }, workSummary });
  expect(laborSent(sent)).toMatchObject({
    employmentType: 'Agency',
    labour: 'Nine carpenters, two labourers',
  });
});

it('shows both versions after a conflict, and lets the user decide', async () => {
  const theirs = aDiaryEntry({ version: 2, workSummary: 'Their words' });
  const bases: unknown[] = [];
  const edit = answer(diaryApi.edit, (_, { base }) => {
    bases.push((base as typeof last).workSummary);
    if (bases.length === 1) throw new Refused(changedMeanwhile, { current: theirs });
    return { ...theirs, version: 3 };
  });
  const { onClose } = open({ entry: last }, edit);
  await userEvent.clear(await box('Work Summary'));
  await fillIn(await box('Work Summary'), 'My words');
  await press('Update Entry');
  const both = (await screen.findByText('Their words')).closest('div');
  expect(both?.textContent).toContain('My words');
  await press('Save mine anyway');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(bases).toEqual([last.workSummary, 'Their words']);
});

it('wants a reason on a day that is signed off', async () => {
  const { sent } = open({ entry: last }, ...reading([last], aDay({ status: 'approved' })));
  const reason = await box('Reason for the amendment');
  await press('Update Entry');
  const messages = await screen.findAllByText(
    'This day is signed off. Give a reason for the change.',
  );
  expect(messages.length).toBe(2);
  await fillIn(reason, 'The wrong grid line');
  await press('Update Entry');
  await screen.findByText('Diary entry updated successfully');
  expect(sent[0]?.reason).toBe('The wrong grid line');
});

it('shares with addresses as chips, and says which list it cannot read', async () => {
  const { sent } = open();
  await fillIn(await box('Work Summary'), 'Poured');
  const shared = await box('Shared with (optional)');
  await fillIn(shared, 'ann@quay.example, nobody ');
  await press('Create Entry');
  await screen.findAllByText('Please enter a valid email');
  await press('Remove nobody');
  await press('Create Entry');
  await waitFor(() => expect(sent[0]?.sharedWith).toEqual(['ann@quay.example']));
});
