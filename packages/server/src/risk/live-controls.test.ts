import { certificatesApi } from '@sitewright/domain/certificates/api';
import { daysAfter, londonDay } from '@sitewright/domain/kernel/calendar';
import { riskApi } from '@sitewright/domain/risk/api';
import type { Dependence } from '@sitewright/domain/risk/live-controls';
import { aDrawing, aHazard, aRamsContent, aRamsDraft } from '@sitewright/domain/risk/risk.fixture';
import { weatherApi } from '@sitewright/domain/weather/api';
import { workforceApi } from '@sitewright/domain/workforce/api';
import { describe, expect, it } from 'vitest';
import { aPaper } from '../testing/a-paper.ts';
import { testApi } from '../testing/api.ts';
import { issuedBy } from '../testing/risks.ts';

const api = await testApi();
const us = await api.organization();
const director = await us.member({ role: 'Managing Director' });
const { id: workerId } = await us.worker();
const today = londonDay(new Date());

const on = ({ id }: { id: number }) => ({ params: { ramsId: id } });
const lapses = async (rams: { id: number }) =>
  (await director.call(riskApi.readRams, on(rams))).lapses;

/** A statement in force, on a contract of its own, with one control that needs something. */
async function needing(dependsOn: Dependence, projectId?: number) {
  const controls = [{ type: 'engineer', text: 'Crane TC1', dependsOn } as const];
  const content = aRamsContent({ hazards: [aHazard({ controls })] });
  return issuedBy(director, projectId ?? (await us.project()).id, { content });
}

describe('a control that needs a certificate', () => {
  const added = async (projectId: number, more: object) =>
    director.call(certificatesApi.add, {
      query: { projectId, certificateType: 'loler_equipment', equipmentName: 'TC1', ...more },
      file: aPaper(),
    });

  it('lapses when it expires, in the list too, and stands again once it is renewed', async () => {
    const { id: projectId } = await us.project();
    const yesterday = daysAfter(today, -1);
    const { id } = await added(projectId, { expiryDate: yesterday });
    const rams = await needing({ kind: 'certificate', certificateId: id }, projectId);
    const [day = '', month = '', year = ''] = yesterday.split('-').toReversed();
    const lapse = {
      control: 'Crane TC1',
      why: `Lifting equipment (LOLER) TC1 expired on ${day}/${month}/${year}`,
    };
    expect(await lapses(rams)).toEqual([lapse]);
    const [listed] = await director.call(riskApi.listRams, { query: { projectId } });
    expect(listed?.lapses).toEqual([lapse]);
    await added(projectId, { expiryDate: daysAfter(today, 90), renewsId: id });
    expect(await lapses(rams)).toEqual([]);
  });

  it('lapses when it fails, and is not there for another company', async () => {
    const { id: projectId } = await us.project();
    const { id: certificateId } = await added(projectId, { expiryDate: daysAfter(today, 90) });
    const rams = await needing({ kind: 'certificate', certificateId }, projectId);
    expect(await lapses(rams)).toEqual([]);
    const body = { status: 'failed', reason: 'Cracked hook' } as const;
    await director.call(certificatesApi.judge, { params: { certificateId }, body });
    expect(await lapses(rams)).toMatchObject([{ why: 'Lifting equipment (LOLER) TC1 failed' }]);

    const them = await api.organization();
    const stranger = await them.member({ role: 'Managing Director' });
    const controls = [
      {
        type: 'engineer',
        text: 'Crane',
        dependsOn: { kind: 'certificate', certificateId },
      } as const,
    ];
    const { id: theirProjectId } = await them.project();
    const content = aRamsContent({ hazards: [aHazard({ controls })] });
    const draft = aRamsDraft({ projectId: theirProjectId, content });
    expect((await stranger.send(riskApi.draftRams, { body: draft })).statusCode).toBe(404);
  });
});

describe('a control that needs a card', () => {
  const sign = (rams: { id: number }) =>
    director.call(riskApi.sign, {
      ...on(rams),
      body: { workerId, method: 'on_screen', language: 'English', drawing: aDrawing },
    });

  it.each(['Skilled Worker', 'skilled worker'])(
    'stands once somebody with it has signed: %s',
    async (card) => {
      const rams = await needing({ kind: 'card', card });
      expect(await lapses(rams)).toMatchObject([
        { why: `No one who has signed holds a valid ${card}` },
      ]);
      await sign(rams);
      expect(await lapses(rams)).toEqual([]);
    },
  );

  it('takes a ticket for one, while it is in date', async () => {
    const rams = await needing({ kind: 'card', card: 'CPCS A40' });
    await sign(rams);
    const params = { workerId };
    const expired = { competence: 'CPCS A40', expiresOn: daysAfter(today, -1) };
    const { id } = await director.call(workforceApi.addCompetence, { params, body: expired });
    expect(await lapses(rams)).toHaveLength(1);
    await director.call(workforceApi.editCompetence, {
      params: { workerCompetenceId: id },
      body: { expiresOn: today },
    });
    expect(await lapses(rams)).toEqual([]);
  });
});

describe('a control that needs little wind', () => {
  it('lapses on the day that it blows, and is printed so', async () => {
    const rams = await needing({ kind: 'wind', mostMph: 20 });
    expect(await lapses(rams)).toEqual([]);
    const calm = await director.send(riskApi.printRams, on(rams));
    await director.call(weatherApi.add, {
      params: { projectId: rams.projectId, date: today },
      body: { condition: 'Gale', windSpeed: 8, windGust: 15 },
    });
    expect(await lapses(rams)).toEqual([
      { control: 'Crane TC1', why: 'Strongest gust today 34 mph, over the 20 mph limit' },
    ]);
    const report = await director.call(weatherApi.read, {
      params: { projectId: rams.projectId },
      query: { date: today },
    });
    expect(report.windLimits).toMatchObject([{ reference: rams.reference, stopMph: 21 }, {}]);
    const blowing = await director.send(riskApi.printRams, on(rams));
    expect(blowing.rawPayload.length).toBeGreaterThan(calm.rawPayload.length);
  });

  it.each([0, 151, 7.5])('is refused at its own field for %d mph', async (mostMph) => {
    const { id: projectId } = await us.project();
    const controls = [{ type: 'engineer', text: 'Crane', dependsOn: { kind: 'wind', mostMph } }];
    const response = await director.send(riskApi.draftRams, {
      body: {
        projectId,
        activity: 'Lifts',
        content: aRamsContent({ hazards: [aHazard({ controls: controls as never })] }),
      },
    });
    expect(response.json().fields).toEqual({
      'content.hazards.0.controls.0.dependsOn.mostMph':
        'Wind must be a whole number of mph from 1 to 150',
    });
  });
});

it('refuses a certificate that cannot be, for no statement could be read beside it', async () => {
  const { id: projectId } = await us.project();
  const dependsOn = { kind: 'certificate', certificateId: 3_000_000_000 } as const;
  const controls = [{ type: 'engineer', text: 'Crane TC1', dependsOn } as const];
  const content = aRamsContent({ hazards: [aHazard({ controls })] });
  const body = aRamsDraft({ projectId, content });
  const refused = await director.send(riskApi.draftRams, { body });
  expect([refused.statusCode, refused.json().message]).toEqual([
    400,
    'Please choose a certificate',
  ]);
  expect((await director.send(riskApi.listRams, { query: {} })).statusCode).toBe(200);
});
