import { overviewApi } from '@sitewright/domain/overview/api';
import { riskApi } from '@sitewright/domain/risk/api';
import {
  aPerson,
  aRams,
  aRamsHead,
  aRevision,
  aRiskAssessment,
} from '@sitewright/domain/risk/risk.fixture';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { act } from '@testing-library/react';
import { aSessionUser } from '../testing/a-session-user.ts';
import { type Answer, answer } from '../testing/fake-api.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { signedInAnswers } from '../testing/signed-in-answers.ts';
import { RiskScreen } from './risk-screen.tsx';

const today = '2026-11-16';

const answers: Answer[] = [
  answer(overviewApi.contracts, () => []),
  answer(riskApi.list, () => [aRiskAssessment()]),
  answer(riskApi.revisions, () => [aRevision()]),
  answer(riskApi.listRams, () => [aRamsHead()]),
  answer(riskApi.readRams, () => aRams()),
  answer(riskApi.versionsOfRams, () => [aRamsHead()]),
  answer(riskApi.briefing, () => [aPerson()]),
  answer(workforceApi.list, () => []),
  ...signedInAnswers,
];

type Scenario = {
  search?: string;
  user?: Partial<ReturnType<typeof aSessionUser>>;
  answers?: Answer[];
};

/** The page of a contract, unless the address says otherwise, for a Director. */
export function openRisk({
  search = 'contract=quay-street',
  user = { role: 'Director', id: 9 },
  answers: first = [],
}: Scenario = {}) {
  const view = renderWithApi(
    <RiskScreen today={today} />,
    aSessionUser(user),
    ...first,
    ...answers,
  );
  act(() => view.history.push(`/risk-assessment?${search}`));
  return view;
}
