import { riskApi } from '@sitewright/domain/risk/api';
import { aCategory, aRiskAssessment } from '@sitewright/domain/risk/risk.fixture';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answer } from '../../testing/fake-api.ts';
import { openRisk } from '../open-risk.fixture.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const two = aRiskAssessment({
  overallScore: '11.20',
  scores: [
    aCategory({ dueDate: '2026-11-01' }),
    aCategory({ category: 'Cost', weight: '1.00', residualLikelihood: 4, residualSeverity: 4 }),
  ],
});
const assessed = answer(riskApi.list, () => [two]);

const figure = async (name: string) =>
  (await screen.findByText(name, { selector: 'dt *' })).closest('div')?.textContent;

it('shows the score of a contract, its high risks and what is overdue', async () => {
  openRisk({ answers: [assessed] });
  expect(await figure('Overall score')).toContain('11.20Medium, out of 25 (44.8%)');
  expect(await figure('High risks')).toContain('1');
  expect(await figure('Overdue actions')).toContain('1Past their due date');
});

it('lists from a figure exactly those that it counts', async () => {
  openRisk({ answers: [assessed] });
  const list = () =>
    within(screen.getByRole('region', { name: 'Categories' }))
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
  await userEvent.click(await screen.findByRole('link', { name: 'Past their due date' }));
  await waitFor(() => expect(list()).toEqual([expect.stringContaining('Health and safety')]));
  await userEvent.click(screen.getByRole('link', { name: 'Score 13 or more' }));
  await waitFor(() => expect(list()).toEqual([expect.stringContaining('Cost')]));
});

it('has a matrix that the arrow keys walk, and a cell shows what lies in it', async () => {
  openRisk({ answers: [assessed] });
  const user = userEvent.setup();
  const matrix = within(await screen.findByRole('table', { name: /^Likelihood by severity/ }));
  const tabbed = () => matrix.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
  expect(tabbed()).toHaveLength(1);
  tabbed()[0]?.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowDown}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe(
    '16 High 2: 4 Likely, 4 Major. Cost',
  );
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Show all categories' })).toBeDefined();
  const list = within(screen.getByRole('region', { name: 'Categories' }));
  expect(list.queryByText('Health and safety')).toBeNull();
  expect(list.getByText('Cost')).toBeDefined();
});

it('scores a category again, with a note, over the version that was seen', async () => {
  const sent: unknown[] = [];
  openRisk({
    answers: [
      answer(riskApi.reassess, (_, body) => {
        sent.push(body);
        return aRiskAssessment({ overallScore: '9.00', version: 2 });
      }),
      assessed,
    ],
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Actions for Cost|Cost.*actions/i }));
  await user.click(await screen.findByRole('menuitem', { name: 'Score' }));
  const form = within(await screen.findByRole('form', { name: 'Score Cost' }));
  await user.selectOptions(form.getByLabelText('Residual likelihood (optional)'), '2');
  await user.type(form.getByLabelText('Note (optional)'), 'Price is fixed');
  await user.click(screen.getByRole('button', { name: 'Save score' }));
  expect(await screen.findByText('Saved. Contract score: 9.00')).toBeDefined();
  expect(sent).toMatchObject([
    {
      note: 'Price is fixed',
      version: 1,
      scores: [{ category: 'Health and safety' }, { category: 'Cost', residualLikelihood: 2 }],
    },
  ]);
});

it('shows every category at once, as a chart with a text and as a table', async () => {
  const third = aCategory({ category: 'Labour', residualLikelihood: null, residualSeverity: null });
  const scores = [...two.scores, third];
  openRisk({ answers: [answer(riskApi.list, () => [aRiskAssessment({ scores })])] });
  const panel = within(await screen.findByRole('region', { name: 'By category' }));
  expect(
    await panel.findByRole('img', {
      name: 'Health and safety 20, now 10; Cost 20, now 16; Labour 20, now 20',
    }),
  ).toBeDefined();
  await userEvent.click(panel.getByRole('button', { name: 'View as table' }));
  const rows = within(panel.getByRole('table', { name: 'By category' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent).slice(1)).toEqual([
    'Health and safety20 Critical10 Medium50%',
    'Cost20 Critical16 High20%',
    'Labour20 Critical20 Critical–',
  ]);
});

it('has no chart of two categories, which enclose nothing', async () => {
  openRisk({ answers: [assessed] });
  const panel = within(await screen.findByRole('region', { name: 'By category' }));
  expect(panel.getByRole('table', { name: 'By category' })).toBeDefined();
  expect(panel.queryByRole('button')).toBeNull();
});

it('asks for both figures of what is left', async () => {
  openRisk({ answers: [assessed] });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Add category' }));
  const form = within(await screen.findByRole('form', { name: 'Add category' }));
  await user.selectOptions(form.getByLabelText('Residual severity (optional)'), '2');
  await user.click(screen.getByRole('button', { name: 'Save score' }));
  expect(form.getByText('Category is required')).toBeDefined();
  expect(
    form.getByText('Enter both the residual likelihood and the residual severity'),
  ).toBeDefined();
});

it('begins with eleven categories where a contract has not been assessed', async () => {
  const sent: { scores: unknown[] }[] = [];
  openRisk({
    answers: [
      answer(riskApi.assess, (_, body) => {
        sent.push(body);
        return aRiskAssessment();
      }),
      answer(riskApi.list, () => []),
    ],
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'New assessment' }));
  await user.click(await screen.findByRole('button', { name: 'Save assessment' }));
  expect(screen.getAllByText('Programme: severity must be between 1 and 5')).not.toEqual([]);
  for (const choice of screen.getAllByRole('combobox')) await user.selectOptions(choice, '3');
  await user.click(screen.getByRole('button', { name: 'Save assessment' }));
  expect(await screen.findByText('Assessment saved. Contract score: 10.00')).toBeDefined();
  expect(sent[0]?.scores).toHaveLength(11);
});

it('lets those who only read change nothing, and says why', async () => {
  openRisk({ user: { role: 'Viewer' } });
  const add = await screen.findByRole('button', { name: 'Add category' });
  expect(add.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText(/can change a risk assessment\.$/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Edit plan' })).toBeNull();
});

it('lists the contracts of the company, and leads to each', async () => {
  openRisk({ search: '' });
  const link = await screen.findByRole('link', { name: 'Quay Street' });
  expect(link.getAttribute('href')).toBe('/risk-assessment?contract=quay-street');
});

it('shows of a cell only what lies in it at the stage that is looked at', async () => {
  const moved = aCategory({ category: 'Weather', likelihood: 4, severity: 4 });
  const stays = aCategory({
    ...{ category: 'Cost', likelihood: 5, severity: 5 },
    ...{ residualLikelihood: 4, residualSeverity: 4 },
  });
  openRisk({
    answers: [answer(riskApi.list, () => [aRiskAssessment({ scores: [moved, stays] })])],
  });
  const user = userEvent.setup();
  await user.click(
    await screen.findByRole('button', { name: /16 High .*4 Likely, 4 Major. Cost/ }),
  );
  const list = within(await screen.findByRole('region', { name: 'Categories' }));
  expect(await list.findByText('Cost')).toBeDefined();
  expect(list.queryByText('Weather')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Before controls' }));
  expect(await list.findByText('Weather')).toBeDefined();
  expect(list.queryByText('Cost')).toBeNull();
});
