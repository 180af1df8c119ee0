import { aMaterial } from '@sitewright/domain/materials/material.fixture';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aSessionUser } from '../../testing/a-session-user.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { RecordStock } from './record-stock.tsx';

afterEach(cleanup);

it.each([
  ['1', /^1 m³ of/],
  ['1250.5', /^1,250.5 m³ of/],
])('says how much of it is there: %s', async (onSite, sentence) => {
  const contract = { projectId: 7, projectName: 'Mill Lane', projectSlug: 'mill-lane' };
  const flows = { ordered: '0', received: '0', rejected: '0', used: '0', returned: '0' };
  renderWithApi(
    <RecordStock
      material={aMaterial()}
      usage={{ ...contract, ...flows, onSite }}
      onClose={() => {}}
    />,
    aSessionUser({ role: 'Buyer' }),
  );
  expect(await screen.findByText(sentence)).toBeTruthy();
});
