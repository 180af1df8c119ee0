import { overviewApi } from '@sitewright/domain/overview/api';
import { anOverview } from '@sitewright/domain/overview/overview.fixture';
import { aProject } from '@sitewright/domain/projects/project.fixture';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aSessionUser } from '../../testing/a-session-user.ts';
import { answer } from '../../testing/fake-api.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { ContractFrame } from './contract-frame.tsx';

afterEach(cleanup);

const kestrel = aProject({
  id: 7,
  name: 'Kestrel Wharf',
  slug: 'kestrel-wharf',
  code: 'NC-2041',
  clientName: 'Tidewater Living',
  postcode: 'LS10 9ZX',
  startDate: '2026-02-23',
  finishDate: '2027-04-23',
  status: 'active',
});

const show = (project = kestrel, openIssues = 0) =>
  renderWithApi(
    <ContractFrame project={project} here="diary" today="2026-11-12">
      <p>The day</p>
    </ContractFrame>,
    aSessionUser(),
    answer(overviewApi.contracts, () => [anOverview({ projectId: 7, openIssues })]),
  );

it('says which contract it is, whose, where and how far', async () => {
  show();
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Kestrel Wharf');
  screen.getByText('Active');
  screen.getByText('Tidewater Living');
  screen.getByText('Week 38 of 61');
  expect(screen.getByRole('link', { name: /^LS10 9ZX/ }).getAttribute('href')).toBe(
    'https://www.openstreetmap.org/search?query=LS10%209ZX',
  );
  expect(document.title).toContain('Kestrel Wharf');
});

it('leads to everything that belongs to the contract', async () => {
  show();
  const tabs = await screen.findByRole('navigation', { name: 'Contract' });
  const places = [...tabs.querySelectorAll('a')].map((a) => [
    a.textContent,
    a.getAttribute('href'),
  ]);
  expect(places).toEqual([
    ['Diary', '/project/kestrel-wharf'],
    ['Files', '/project/kestrel-wharf?tab=files'],
    ['Plant', '/project/kestrel-wharf?tab=plant'],
    ['Weather', '/project/kestrel-wharf?tab=weather'],
    ['Issues', '/project/kestrel-wharf/site-issues'],
    ['Purchase orders', '/project/kestrel-wharf?tab=orders'],
    ['Carbon', '/project/kestrel-wharf/carbon-footprint'],
    ['Costs', '/cost-analysis/kestrel-wharf'],
    ['Risk', '/risk-assessment?contract=kestrel-wharf'],
    ['Journal', '/project/kestrel-wharf?tab=journal'],
    ['Details', '/edit-project/7'],
  ]);
  expect(tabs.querySelector('[aria-current=page]')?.textContent).toBe('Diary');
});

it('counts the open issues', async () => {
  show(kestrel, 3);
  await screen.findByRole('link', { name: 'Issues 3 open' });
});

it('leaves out unknown values', async () => {
  show(aProject({ name: 'Quay Street' }));
  await screen.findByRole('heading', { name: 'Quay Street' });
  expect(screen.queryByText(/Week/)).toBeNull();
  expect(screen.queryByText('·')).toBeNull();
});
