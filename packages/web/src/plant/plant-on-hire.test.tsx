import { plantApi } from '@sitewright/domain/plant/api';
import type { PlantHire } from '@sitewright/domain/plant/plant-hire';
import { aPlantHire } from '@sitewright/domain/plant/plant-hire.fixture';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { answer } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { aProject } from '../testing/signed-in-answers.ts';
import { PlantOnHire } from './plant-on-hire.tsx';

afterEach(cleanup);

const show = (...hires: PlantHire[]) =>
  renderWithApi(
    <PlantOnHire project={aProject({ id: 7, slug: 'kestrel' })} />,
    aSessionUser({}),
    answer(plantApi.list, () => hires),
  );

it('lists the machines on the contract, problems first, with their certificates', async () => {
  const { requests } = show(
    aPlantHire({ operatorName: 'R Ellery', certificate: 'ok', certificateExpiry: '2027-04-12' }),
    aPlantHire({
      id: 2,
      name: '60 t crane',
      certificate: 'expired',
      certificateExpiry: '2026-11-10',
      alerts: [
        {
          kind: 'certificate_expired',
          message: 'The certificate expired on 10/11/2026. Do not use this machine.',
        },
      ],
    }),
  );
  const crane = await screen.findByText('60 t crane');
  expect(requests).toContain('GET /api/plant-hires?projectId=7&status=active');
  const excavator = screen.getByText('13 t excavator');
  expect(crane.compareDocumentPosition(excavator)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const { textContent } = screen.getByRole('region', { name: 'Active equipment' });
  for (const text of ['Tarn Plant Hire · R Ellery', 'On hire', 'Certificate to 12/04/2027'])
    expect(textContent).toContain(text);
  expect(textContent?.match(/Certificate expired/g)).toHaveLength(1);
});

it('shows no day of a certificate where a phone without signal does not know it', async () => {
  show(aPlantHire({ certificate: 'ok' }));
  await screen.findByText('Certificate recorded');
});

it('wears its quarantine as the badge, and the hire as text', async () => {
  const message = 'Quarantined: certificate LC-1 failed. Do not use this machine.';
  show(aPlantHire({ name: '60 t crane', alerts: [{ kind: 'quarantined', message }] }));
  const badge = await screen.findByText('Quarantined');
  expect(badge.className).toContain('bad');
  expect(screen.getByText('On hire').className).not.toContain('ok');
});

it('says that there is none, and leads to the register', async () => {
  show();
  await screen.findByText('No plant on hire on this contract.');
  expect(screen.getByRole('link', { name: 'Hire register' }).getAttribute('href')).toContain(
    'tab=plant',
  );
});
