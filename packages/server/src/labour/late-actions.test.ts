import { labourApi } from '@sitewright/domain/labour/api';
import { beforeEach, expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';

const at = (time: string) => `2026-11-12T${time}:00.000Z`;
let clock = new Date();
const api = await testApi({ now: () => clock });
const us = await api.organization();
const joy = await us.member({ role: 'Site Supervisor' });
const priya = await us.member({ role: 'Site Manager' });

let projectId: number;
let crew: { params: { labourSessionId: number } };

const setClock = (time: string) => {
  clock = new Date(at(time));
};
const reported = (time: string) => ({ deviceAt: at(time), offset: 0, offsetNow: 0 });
const read = () => joy.call(labourApi.read, crew);
const sentence = (step: string) =>
  `${step} on a phone without signal, before the crew was stopped at 17:00.`;

/** Paused for weather at eight, and stopped from the office at five: what Joy's phone recorded comes after. */
beforeEach(async () => {
  projectId = (await us.project()).id;
  setClock('07:30');
  const body = { projectId, crewKind: 'company', company: 'Harkness', operatives: 9 } as const;
  const { id } = await priya.call(labourApi.start, { body });
  crew = { params: { labourSessionId: id } };
  setClock('08:00');
  await priya.call(labourApi.pause, { ...crew, body: { reason: 'weather' } });
  setClock('17:00');
  await priya.call(labourApi.finish, { ...crew, body: {} });
  setClock('18:00');
});

it('has the times of a crew reviewed that went back to work before it was stopped', async () => {
  await joy.call(labourApi.resume, { ...crew, body: { reported: reported('08:20') } });
  const finish = { workSummary: 'Core wall struck.', reported: reported('12:00') };
  const reviewed = await joy.call(labourApi.finish, { ...crew, body: finish });
  expect(reviewed).toMatchObject({
    status: 'finished',
    finishedAt: at('17:00'),
    needsReview: true,
  });
  expect(reviewed.reviewReason).toBe(
    [
      `${sentence('Resumed at 08:20')} Check these times.`,
      `${sentence('Stopped at 12:00')} Work summary from the phone: Core wall struck. Check these times.`,
    ].join(' '),
  );
});

it('has them reviewed after an action for all crews too, once', async () => {
  const body = { reported: reported('08:20') };
  await joy.call(labourApi.resumeAll, { params: { projectId }, body });
  await joy.call(labourApi.resumeAll, { params: { projectId }, body });
  const { reviewReason } = await read();
  expect(reviewReason).toBe(`${sentence('Resumed at 08:20')} Check these times.`);
});

it('leaves the times alone where the phone recorded what is known, or is later than the stop', async () => {
  const pause = { reason: 'weather', reported: reported('08:30') } as const;
  const resume = { reported: reported('17:20') };
  for (const late of [
    await joy.send(labourApi.pause, { ...crew, body: pause }),
    await joy.send(labourApi.resume, { ...crew, body: resume }),
  ])
    expect(late.json()).toMatchObject({ code: 'labour.is_finished' });
  expect(await read()).toMatchObject({ needsReview: false, reviewReason: null });
});

it('is settled by a correction', async () => {
  await joy.call(labourApi.resume, { ...crew, body: { reported: reported('08:20') } });
  const body = {
    ...{ startedAt: at('07:30'), finishedAt: at('17:00') },
    pauses: [{ reason: 'weather' as const, startedAt: at('08:00'), endedAt: at('08:20') }],
    reason: 'As the phone says',
  };
  const corrected = await priya.call(labourApi.correct, { ...crew, body });
  expect(corrected).toMatchObject({ needsReview: false, reviewReason: null });
});
