import { act } from '@testing-library/react';
import { aSessionUser } from '../testing/a-session-user.ts';
import type { Answer } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { carbonAnswers } from './carbon-answers.fixture.ts';
import { FootprintScreen } from './footprint-screen.tsx';

const today = '2026-11-12';

type Scenario = { search?: string; user?: ReturnType<typeof aSessionUser>; answers?: Answer[] };

/** The footprint of a contract, by default for a user with every permission. */
export function openFootprint({
  search = '',
  user = aSessionUser({ role: 'Director' }),
  answers = [],
}: Scenario = {}) {
  const view = renderWithApi(
    <FootprintScreen slug="kestrel-wharf" today={today} />,
    user,
    ...answers,
    ...carbonAnswers,
  );
  if (search) act(() => view.history.push(`/${search}`));
  return view;
}
