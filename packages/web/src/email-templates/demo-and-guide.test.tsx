import { emailTemplatesApi } from '@sitewright/domain/email-templates/api';
import { standards } from '@sitewright/domain/email-templates/template-type';
import { projectsApi } from '@sitewright/domain/projects/api';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { answer } from '../testing/fake-api.ts';
import { fillIn } from '../testing/fill-in.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { aProject } from '../testing/signed-in-answers.ts';
import { DemoScreen } from './demo/demo-screen.tsx';
import { GuideScreen } from './guide/guide-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const aLetter = (templateType: 'po_issued' | 'po_cancelled', own: string | null) => {
  const { subject, htmlContent, textContent, variables } = standards[templateType];
  const replacedBy = own ? { id: 4, name: own } : null;
  const words = { subject, htmlContent, textContent, variables: [...variables] };
  return { templateType, ...words, replacedBy, timesUsed: 0 };
};

const previewed = (subject: string) => ({
  subject,
  html: `<p>${subject}</p>`,
  text: subject,
  findings: [],
  recordName: null,
});

it('shows every letter as it goes out today, on the contract that is chosen', async () => {
  const bodies: unknown[] = [];
  // Here nothing is ever in sight.
  vi.stubGlobal('IntersectionObserver', undefined);
  renderWithApi(
    <DemoScreen contract="7" onContract={() => {}} />,
    aSessionUser({ role: 'Buyer' }),
    answer(projectsApi.list, () => [aProject({ id: 7, name: 'Kestrel Wharf' })]),
    answer(emailTemplatesApi.standards, () => [
      aLetter('po_issued', 'Ours'),
      aLetter('po_cancelled', null),
    ]),
    answer(emailTemplatesApi.preview, () => previewed('In our words')),
    answer(emailTemplatesApi.previewStandard, (_, body) => {
      bodies.push(body);
      return previewed('Default wording');
    }),
    answer(emailTemplatesApi.testStandard, () => ({ to: 'ann@quay.example' })),
  );
  await screen.findByText('Custom wording: Ours');
  await screen.findByTitle('Purchase order cancelled');
  expect(bodies).toEqual([{ projectId: 7 }]);
  const [, second] = await screen.findAllByRole('button', { name: 'Send to me' });
  await userEvent.click(second as HTMLElement);
  await screen.findByText('Test sent to ann@quay.example');
});

it('finds a variable in the guide', async () => {
  renderWithApi(<GuideScreen />, aSessionUser({ role: 'Site Manager' }));
  await screen.findByRole('heading', { name: 'Off-hire notice' });
  await fillIn(screen.getByLabelText('Search the guide'), 'offHireNumber');
  expect(screen.queryByRole('heading', { name: 'Invitation' })).toBeNull();
  expect(screen.getByText('{{hire.offHireNumber}}')).toBeTruthy();
});

it('leads from the contents of the guide to each of its parts', async () => {
  renderWithApi(<GuideScreen />, aSessionUser({ role: 'Site Manager' }));
  const contents = within(await screen.findByRole('navigation', { name: 'Contents' }));
  const headings = screen.getAllByRole('heading', { level: 2 }).slice(1);
  const links = contents.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(
    headings.map((heading) => heading.textContent),
  );
  await userEvent.click(contents.getByRole('link', { name: 'Off-hire notice' }));
  expect(document.activeElement?.querySelector('h2')?.textContent).toBe('Off-hire notice');
});

it('is closed to a user who may not see the letters', async () => {
  renderWithApi(<GuideScreen />, aSessionUser({ role: 'Viewer' }));
  await screen.findByText('Your role does not allow viewing email templates');
});
