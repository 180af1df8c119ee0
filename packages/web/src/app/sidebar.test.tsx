import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { fakeEventSource } from '../testing/fake-event-source.ts';
import { renderApp, renderWithApi } from '../testing/render-with-api.tsx';
import { signedInAnswers } from '../testing/signed-in-answers.ts';
import { Overlays } from './overlays.tsx';
import { SideUser } from './side-user.tsx';

beforeEach(() => {
  fakeEventSource();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const user = aSessionUser({ profilePicture: null });
const sidebar = () => within(screen.getByRole('navigation', { name: 'Main' }));
const widthIs = (isNarrow: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: isNarrow,
    addEventListener: () => {},
    removeEventListener: () => {},
  } as never);

async function open(address = '/team') {
  renderApp(address, user, ...signedInAnswers);
  await screen.findByRole('navigation', { name: 'Main' });
}

describe('the sidebar', () => {
  beforeEach(() => void widthIs(false));

  it('has the links of the specification, in its order and words', async () => {
    await open();
    const links = sidebar()
      .getAllByRole('link')
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
    expect(links).toEqual([
      'Suppliers /suppliers',
      'Materials /materials',
      'Workforce /workforce',
      'Contracts /projects',
      'Cost Analysis /cost-analysis',
      'Wellbeing /wellbeing',
      'Carbon Standards /carbon-settings',
      'User Settings /settings',
      'Data Backup /data-backup',
      'Company Profile /company',
      'Settings /settings',
    ]);
  });

  it('marks where somebody is', async () => {
    await open('/materials/new');
    const current = sidebar().getAllByRole('link', { current: 'page' });
    expect(current.map(({ textContent }) => textContent)).toEqual(['Materials']);
  });

  it('opens and closes the group of the settings', async () => {
    await open();
    const group = sidebar().getByRole('button', { name: 'Settings' });
    expect(group.getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(group);
    expect(group.getAttribute('aria-expanded')).toBe('false');
    expect(sidebar().queryByRole('link', { name: 'Data Backup' })).toBeNull();
    await userEvent.click(group);
    sidebar().getByRole('link', { name: 'Data Backup' });
  });

  it('opens the dialog to report an issue', async () => {
    await open();
    await userEvent.click(sidebar().getByRole('button', { name: 'Report an Issue' }));
    await screen.findByRole('dialog', { name: 'Report an Issue' });
  });

  it('says who is signed in', async () => {
    await open();
    sidebar().getByText('Ann Ray');
    sidebar().getByText('Site Manager');
    sidebar().getByText('AR');
  });

  it('collapses to icons that keep their names, by its button and by a key, and stays so', async () => {
    await open();
    await userEvent.click(sidebar().getByRole('button', { name: 'Collapse sidebar' }));
    const suppliers = sidebar().getByRole('link', { name: 'Suppliers' });
    expect(suppliers.textContent).toBe('');
    cleanup();
    await open();
    sidebar().getByRole('button', { name: 'Expand sidebar' });
    await userEvent.keyboard('[[');
    sidebar().getByRole('button', { name: 'Collapse sidebar' });
  });

  it('keeps the focus on its button while it collapses', async () => {
    await open();
    const button = sidebar().getByRole('button', { name: 'Collapse sidebar' });
    await userEvent.click(button);
    expect(document.activeElement).toBe(button);
  });
});

describe('collapsed', () => {
  beforeEach(() => void widthIs(true));

  it('is how it starts where there is little room', async () => {
    await open();
    sidebar().getByRole('button', { name: 'Expand sidebar' });
  });

  it('names an icon that has the focus', async () => {
    await open();
    await userEvent.tab();
    await waitFor(() => {
      sidebar().getByRole('link', { name: 'Materials' }).focus();
      expect(screen.getByRole('tooltip').textContent).toBe('Materials');
    });
  });

  it('has the settings and the way out in a menu of the picture', async () => {
    await open();
    await userEvent.click(sidebar().getByRole('button', { name: 'Ann Ray' }));
    const menu = within(await screen.findByRole('menu', { name: 'Ann Ray' }));
    menu.getByRole('menuitem', { name: 'Logout' });
    await userEvent.click(menu.getByRole('menuitem', { name: 'Settings' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });

  it('makes room for the group of the settings when it is opened', async () => {
    await open();
    await userEvent.hover(sidebar().getByRole('link', { name: 'Materials' }));
    await userEvent.click(sidebar().getByRole('button', { name: 'Settings' }));
    sidebar().getByRole('link', { name: 'Data Backup' });
  });
});

it('shows a picture of the user, and the initials where it does not come', async () => {
  const ann = aSessionUser({ profilePicture: '/ann.png' });
  const { container } = renderWithApi(
    <Overlays>
      <SideUser user={ann} isCollapsed={false} />
    </Overlays>,
    ann,
  );
  await screen.findByText('Ann Ray');
  const picture = container.querySelector('img');
  expect(picture?.getAttribute('src')).toBe('/ann.png');
  picture?.dispatchEvent(new Event('error'));
  await screen.findByText('AR');
});

it('shows the way to sign in to a user who is signed out', async () => {
  renderWithApi(<SideUser user={null} isCollapsed={false} />, null);
  const link = await screen.findByRole('link', { name: 'Login' });
  expect(link.getAttribute('href')).toBe('/auth');
  expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();
});
