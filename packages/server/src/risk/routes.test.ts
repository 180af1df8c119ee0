import { backupApi } from '@sitewright/domain/backup/api';
import { found } from '@sitewright/domain/kernel/problem';
import { riskApi } from '@sitewright/domain/risk/api';
import { aCategory, aRiskAssessmentDraft } from '@sitewright/domain/risk/risk.fixture';
import { describe, expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';

const api = await testApi();
const us = await api.organization();
const manager = await us.member({ role: 'Site Manager' });
const director = await us.member({ role: 'Managing Director' });

const assessed = async (over = {}) => {
  const { id: projectId } = await us.project();
  return manager.call(riskApi.assess, { body: aRiskAssessmentDraft({ projectId, ...over }) });
};
const on = ({ id }: { id: number }) => ({ params: { riskAssessmentId: id } });

describe('the risk assessment of a contract', () => {
  it('is scored by the server, under both names of the contract', async () => {
    const scores = [aCategory(), aCategory({ category: 'Cost', weight: '1', likelihood: 3 })];
    const assessment = await assessed({ scores });
    expect(assessment).toMatchObject({
      contractId: assessment.projectId,
      overallScore: '10.00',
      version: 1,
    });
    expect(assessment.scores[1]).toMatchObject({ category: 'Cost', weight: '1.00' });
    expect(await manager.call(riskApi.read, on(assessment))).toEqual(assessment);
  });

  it('is made once', async () => {
    const { projectId } = await assessed();
    const again = { body: aRiskAssessmentDraft({ projectId }) };
    await expect(manager.call(riskApi.assess, again)).rejects.toMatchObject({
      code: 'risk.is_assessed',
    });
  });

  it('keeps every judgement with its author and note, the newest first', async () => {
    const assessment = await assessed();
    const scores = [aCategory({ residualLikelihood: 1 })];
    const judged = await manager.call(riskApi.reassess, {
      ...on(assessment),
      body: { scores, note: 'Nets are up', version: 1 },
    });
    expect(judged).toMatchObject({ overallScore: '5.00', version: 2 });
    const revisions = await manager.call(riskApi.revisions, on(assessment));
    expect(revisions.map(({ overallScore, note }) => [overallScore, note])).toEqual([
      ['5.00', 'Nets are up'],
      ['10.00', 'At the start'],
    ]);
    expect(revisions[0]?.authorName).toBe('Ann Ray');
  });

  it('keeps the scores when only the plan changes', async () => {
    const assessment = await assessed();
    const body = { mitigationPlan: 'Daily review' };
    const judged = await manager.call(riskApi.reassess, { ...on(assessment), body });
    expect(judged).toMatchObject({ mitigationPlan: 'Daily review', scores: assessment.scores });
  });

  it('answers a late judgement with the record as it stands', async () => {
    const assessment = await assessed();
    const body = { mitigationPlan: 'Mine', version: 1 };
    const won = await manager.call(riskApi.reassess, { ...on(assessment), body });
    await expect(
      director.call(riskApi.reassess, { ...on(assessment), body }),
    ).rejects.toMatchObject({ code: 'changed_meanwhile', current: won });
    expect(await manager.call(riskApi.revisions, on(assessment))).toHaveLength(2);
  });

  it.each([
    ['no category', [], 'scores'],
    ['a category twice', [aCategory(), aCategory()], 'scores'],
    ['a weight of nothing', [aCategory({ weight: '0' })], 'scores.0.weight'],
    ['a likelihood of six', [aCategory({ likelihood: 6 })], 'scores.0.likelihood'],
    [
      'half of what is left',
      [aCategory({ residualSeverity: null })],
      'scores.0.residualLikelihood',
    ],
  ])('refuses %s, and names the field', async (_, scores, field) => {
    const body = aRiskAssessmentDraft({ scores });
    const response = await manager.send(riskApi.assess, { body });
    expect(response.json().fields).toHaveProperty([field]);
  });

  it('comes back from the bin with its history, unless there is another', async () => {
    const assessment = await assessed();
    await director.send(riskApi.remove, on(assessment));
    const [item] = await director.call(backupApi.listBin, { query: {} });
    const restore = { params: { binItemId: found(item).id }, body: {} };
    const { projectId } = assessment;
    const other = await manager.call(riskApi.assess, { body: aRiskAssessmentDraft({ projectId }) });
    await expect(director.call(backupApi.restore, restore)).rejects.toMatchObject({
      code: 'risk.is_assessed',
    });
    await director.send(riskApi.remove, on(other));
    await director.call(backupApi.restore, restore);
    expect(await manager.call(riskApi.revisions, on(assessment))).toHaveLength(1);
  });
});
