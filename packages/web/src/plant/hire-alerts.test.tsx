import { aPlantHire } from '@sitewright/domain/plant/plant-hire.fixture';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { QuarantineBanner } from './hire-alerts.tsx';

afterEach(cleanup);

it('names each machine that must not be used, and no other', () => {
  const message = 'Quarantined: lifting certificate was revoked. Do not use this machine.';
  const quarantined = aPlantHire({
    name: '60 t crane',
    alerts: [{ kind: 'quarantined', message }],
  });
  const idle = aPlantHire({ id: 2, alerts: [{ kind: 'idle', message: 'Not used' }] });
  render(<QuarantineBanner hires={[quarantined, idle]} />);
  expect(screen.getByRole('status').textContent).toBe(
    '60 t crane, quarantined: lifting certificate was revoked. Do not use this machine.',
  );
});
