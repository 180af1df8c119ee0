import { act } from '@testing-library/react';
import { aSessionUser } from '../testing/a-session-user.ts';
import type { Answer } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { ContractScreen } from './contract-screen.tsx';
import { costAnswers } from './cost-answers.fixture.ts';

const today = '2026-11-12';

type Scenario = { search?: string; user?: ReturnType<typeof aSessionUser>; answers?: Answer[] };

/** The page of a contract's costs, by default for a user with every permission. */
export function openCosts({
  search = '',
  user = aSessionUser({ role: 'Contracts Manager' }),
  answers = [],
}: Scenario = {}) {
  const view = renderWithApi(
    <ContractScreen slug="kestrel-wharf" today={today} />,
    user,
    ...answers,
    ...costAnswers,
  );
  if (search) act(() => view.history.push(`/${search}`));
  return view;
}
