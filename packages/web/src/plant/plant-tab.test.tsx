import { backupApi } from '@sitewright/domain/backup/api';
import { Refused } from '@sitewright/domain/kernel/problem';
import { plantApi } from '@sitewright/domain/plant/api';
import { timeInFuture } from '@sitewright/domain/plant/hire-dates';
import type { PlantHire } from '@sitewright/domain/plant/plant-hire';
import { aPlantHire } from '@sitewright/domain/plant/plant-hire.fixture';
import { alreadyArrived } from '@sitewright/domain/plant/rules';
import { projectsApi } from '@sitewright/domain/projects/api';
import type { SessionUser } from '@sitewright/domain/session/session-user';
import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { aSupplier } from '@sitewright/domain/suppliers/supplier.fixture';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { aBinItem } from '../backup/bin-item.fixture.ts';
import { setSignalLost } from '../platform/use-online.ts';
import { aSessionUser } from '../testing/a-session-user.ts';
import { clickUndo } from '../testing/click-undo.ts';
import { type Answer, answer } from '../testing/fake-api.ts';
import { fillIn } from '../testing/fill-in.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { aProject } from '../testing/signed-in-answers.ts';
import { PlantTab } from './plant-tab.tsx';

afterEach(() => {
  setSignalLost(false);
  cleanup();
});

const manager = aSessionUser({ role: 'Site Manager' });
const supervisor = aSessionUser({ role: 'Site Supervisor' });
const viewer = aSessionUser({ role: 'Viewer' });
const project = aProject({ id: 7, name: 'Kestrel Wharf', postcode: 'LS10 1EB' });

const show = (user: SessionUser, hires: PlantHire[], ...answers: Answer[]) =>
  renderWithApi(
    <PlantTab project={project} />,
    user,
    ...answers,
    answer(plantApi.list, () => hires),
    answer(projectsApi.list, () => [
      project,
      aProject({ id: 8, name: 'Quarry Bank', slug: 'quarry-bank' }),
      aProject({ id: 9, name: 'Old tower', slug: 'old-tower', status: 'completed' }),
    ]),
  );

const row = (name: RegExp) => screen.findByRole('row', { name });

/** Opens the menu of the only machine, and presses what is named. */
async function choose(name: RegExp) {
  await userEvent.click(await screen.findByRole('button', { name: /^Actions for/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

describe('the hire register', () => {
  it('shows the state, days, cost, next date and warnings of each machine', async () => {
    show(manager, [
      aPlantHire({
        expectedOffHire: '2026-03-06',
        alerts: [{ kind: 'idle', message: 'Not used for 3 working days.' }],
      }),
    ]);
    const { textContent } = await row(/13 t excavator/);
    for (const text of [
      'TPH-4471',
      'Tarn Plant Hire',
      'On hire',
      '3 days',
      'since 02/03/2026',
      '£360.00',
      '3 days at £120.00',
      '06/03/2026',
      'Not used for 3 working days.',
    ])
      expect(textContent).toContain(text);
    screen.getByText(/^Charged for each day of the hire/);
  });

  it('shows until when a machine on notice is charged', async () => {
    const lastChargedDay = '2026-11-18';
    show(manager, [aPlantHire({ status: 'off_hire_notified', lastChargedDay })]);
    expect((await row(/13 t excavator/)).textContent).toMatch(/18\/11\/2026\s*Charged until/);
    cleanup();
    const ratePer = 'hour';
    show(manager, [aPlantHire({ status: 'off_hire_notified', lastChargedDay, ratePer })]);
    expect((await row(/13 t excavator/)).textContent).toMatch(/Off-hired/);
  });

  it('calls the off-hire of a machine on hire expected', async () => {
    show(manager, [aPlantHire({ expectedOffHire: '2099-11-30' })]);
    expect((await row(/13 t excavator/)).textContent).toMatch(/30\/11\/2099\s*Expected off-hire/);
  });

  it('has no column of money for who may not see it', async () => {
    show(supervisor, [aPlantHire({ rate: null, cost: null })]);
    await row(/13 t excavator/);
    expect(screen.queryByRole('columnheader', { name: /Cost/ })).toBeNull();
  });

  it('calls broken down what is', async () => {
    const breakdown = { reason: 'Hose', brokeDownAt: '2026-03-03T09:00:00.000Z' };
    show(manager, [aPlantHire({ breakdown })]);
    within(await row(/13 t excavator/)).getByText('Broken down');
  });

  it('calls a certificate expired beside the state of the machine', async () => {
    show(manager, [
      aPlantHire({
        certificate: 'expired',
        alerts: [
          { kind: 'certificate_expired', message: 'The certificate expired on 10/11/2026.' },
        ],
      }),
    ]);
    within(await row(/13 t excavator/)).getByText('Certificate expired');
  });

  it('is one landmark of its name', async () => {
    show(manager, [aPlantHire()]);
    await row(/13 t excavator/);
    expect(screen.getAllByRole('region', { name: 'Plant' })).toHaveLength(1);
  });

  it('says how it begins while there is none', async () => {
    show(manager, []);
    await screen.findByRole('heading', { name: 'No plant on this contract yet' });
  });

  it('says in the menu why a step has to wait', async () => {
    show(manager, [aPlantHire()]);
    await userEvent.click(await screen.findByRole('button', { name: /^Actions for/ }));
    const collect = await screen.findByRole('menuitem', { name: /Record collection/ });
    expect(collect.getAttribute('aria-disabled')).toBe('true');
    expect(collect.textContent).toContain(
      'This machine is on hire. Send the off-hire notice first.',
    );
    expect(screen.queryByRole('menuitem', { name: /Record arrival/ })).toBeNull();
  });

  it('lets a viewer look and shows them who may do more', async () => {
    show(viewer, [aPlantHire({ rate: null, cost: null })]);
    const add = await screen.findByRole('button', { name: 'Add plant' });
    expect(add.getAttribute('aria-disabled')).toBe('true');
    screen.getByText(/^Only .* can add plant\.$/);
  });
});

describe('adding plant', () => {
  const open = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Add plant' }));
  const submit = () =>
    userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add plant' }));

  it('sends the hire as the day and the time on site mean it', async () => {
    const sent: unknown[] = [];
    show(
      manager,
      [],
      answer(suppliersApi.list, () => [
        aSupplier({
          name: 'Calder Tool Hire Ltd',
          hireNoticeDays: 1,
          hireNoticeUnit: 'calendar_day',
        }),
      ]),
      answer(plantApi.add, (_, body) => {
        sent.push(body);
        return aPlantHire();
      }),
    );
    await open();
    await fillIn(await screen.findByLabelText('Machine'), '13 t excavator');
    expect(screen.getByLabelText<HTMLInputElement>('Notice days').value).toBe('7');
    await fillIn(screen.getByLabelText(/^Supplier\b(?! email)/), 'Calder Tool Hire');
    await userEvent.type(screen.getByLabelText(/^Rate/), '310');
    await userEvent.clear(screen.getByLabelText('On-hire date'));
    await fillIn(screen.getByLabelText('On-hire date'), '01/07/2026');
    await userEvent.click(screen.getByLabelText('Charge weekends'));
    await submit();
    await screen.findByText('13 t excavator is on hire');
    expect(sent).toEqual([
      expect.objectContaining({
        projectId: 7,
        name: '13 t excavator',
        supplierEmail: null,
        onHireAt: '2026-07-01T07:00:00.000Z',
        rate: '310.00',
        ratePer: 'day',
        weekendRule: 'free',
        minimumDays: 1,
        chargedUntil: 'notice_period',
        noticeDays: 1,
        noticeUnit: 'calendar_day',
        noticeCutOff: null,
        isOperated: false,
      }),
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says on each field what is wrong with it', async () => {
    show(manager, []);
    await open();
    await fillIn(await screen.findByLabelText(/^Supplier email/), 'tarn');
    await userEvent.clear(screen.getByLabelText('Minimum days charged'));
    await fillIn(screen.getByLabelText(/^Expected off-hire/), '01/01/2020');
    await submit();
    const summary = await screen.findByRole('alert');
    for (const sentence of [
      'Machine is required',
      'Please enter a valid email',
      'Minimum days must be between 1 and 365',
      'Expected off-hire must not be before the on-hire date',
    ])
      within(summary).getByText(sentence);
  });

  it('asks no rate of who may not see it', async () => {
    show(supervisor, []);
    await open();
    await screen.findByText('Your role does not allow setting rates.');
    expect(screen.queryByLabelText(/^Rate/)).toBeNull();
  });
});

it('edits a machine, and says what stood there', async () => {
  const sent: unknown[] = [];
  const hire = aPlantHire({ litresPerHour: '11.50', fuelType: 'HVO', version: 4 });
  show(
    manager,
    [hire],
    answer(plantApi.edit, (_, body) => {
      sent.push(body);
      return hire;
    }),
  );
  await choose(/^Edit/);
  const litres = (await screen.findByLabelText(/^Litres per hour/)) as HTMLInputElement;
  expect(litres.value).toBe('11.50');
  await fillIn(screen.getByLabelText(/^Notes/), 'Keys in the office');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('13 t excavator saved');
  expect(sent).toEqual([
    expect.objectContaining({
      onHireAt: hire.onHireAt,
      notes: 'Keys in the office',
      rate: '120.00',
      version: 4,
    }),
  ]);
});

describe('the off-hire notice', () => {
  it('shows the mail and what it costs before it is sent', async () => {
    const sent: unknown[] = [];
    const offHireNumber = 'OH-0001';
    show(
      manager,
      [aPlantHire({ chargedUntil: 'notice_period', noticeDays: 7 })],
      answer(plantApi.offHirePreview, () => ({
        lastChargedDay: '2026-11-18',
        costToCome: '765.00',
      })),
      answer(plantApi.offHire, (_, body) => {
        sent.push(body);
        return aPlantHire({ status: 'off_hire_notified', offHireNumber });
      }),
    );
    await choose(/^Off-hire/);
    await screen.findByText(
      'Charged to 18/11/2026 (7 working days), £765.00 more. This cannot be undone.',
    );
    const mail = await screen.findByRole('region', { name: 'Email' });
    for (const text of [
      'To hire@tarn.example',
      'Off-hire notice: 13 t excavator, hire TPH-4471',
      'Off-hire number: OH-0001',
      'Site: Kestrel Wharf',
      'Charged until: Wednesday 18 November 2026 (7 working days)',
    ])
      expect(mail.textContent).toContain(text);
    await userEvent.click(screen.getByRole('button', { name: 'Send off-hire notice' }));
    await screen.findByText('13 t excavator off-hired, number OH-0001');
    expect(sent).toEqual([{ offHireNumber: '', withoutMail: false }]);
  });

  it('is shown in the words of the company', async () => {
    const words = {
      subject: 'Fetch {{hire.machine}}',
      textContent: 'By noon: {{hire.offHireNumber}}',
    };
    show(
      manager,
      [aPlantHire()],
      answer(plantApi.offHireWords, () => words),
    );
    await choose(/^Off-hire/);
    await screen.findByText('Fetch 13 t excavator');
    await screen.findByText('By noon: OH-0001');
  });

  it('waits where there is no email address, until the user confirms that the supplier knows', async () => {
    show(
      manager,
      [aPlantHire({ supplierEmail: null })],
      answer(plantApi.offHire, () => aPlantHire({ offHireNumber: 'X' })),
    );
    await choose(/^Off-hire/);
    await screen.findByText(/^The supplier has no email address/);
    const send = screen.getByRole('button', { name: 'Send off-hire notice' });
    expect(send.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(screen.getByLabelText(/Supplier already notified/));
    await userEvent.click(screen.getByRole('button', { name: 'Off-hire' }));
    await screen.findByText('13 t excavator off-hired, number X');
  });
});

it('reports a breakdown with its reason, and says on the field what the server refuses', async () => {
  let tries = 0;
  show(
    manager,
    [aPlantHire()],
    answer(plantApi.reportBreakdown, () => {
      tries += 1;
      if (tries === 1)
        throw new Refused(timeInFuture, { fields: { brokeDownAt: timeInFuture.message } });
      return aPlantHire();
    }),
  );
  await choose(/^Report breakdown/);
  const report = await screen.findByRole('button', { name: 'Report breakdown' });
  expect(report.getAttribute('aria-disabled')).toBe('true');
  await fillIn(screen.getByLabelText('Fault'), 'Hydraulic hose');
  await userEvent.click(report);
  await screen.findByText(timeInFuture.message);
  await userEvent.click(report);
  await screen.findByText('13 t excavator breakdown reported');
});

it("shows the server's reply when another user saved first", async () => {
  show(
    manager,
    [aPlantHire({ status: 'requested', onHireAt: null })],
    answer(plantApi.receive, () => {
      throw new Refused(alreadyArrived);
    }),
  );
  await choose(/^Record arrival/);
  await userEvent.click(await screen.findByRole('button', { name: 'Record arrival' }));
  expect((await screen.findByRole('alert')).textContent).toBe(alreadyArrived.message);
});

it('notes the damage at the collection', async () => {
  const sent: unknown[] = [];
  show(
    manager,
    [aPlantHire({ status: 'off_hire_notified' })],
    answer(plantApi.collect, (_, body) => {
      sent.push(body);
      return aPlantHire({ status: 'collected' });
    }),
  );
  await choose(/^Record collection/);
  await fillIn(await screen.findByLabelText(/^Damage/), 'Cracked mirror');
  await userEvent.click(screen.getByRole('button', { name: 'Record collection' }));
  await screen.findByText('13 t excavator collected');
  expect(sent).toEqual([expect.objectContaining({ damage: 'Cracked mirror' })]);
});

it('offers other contracts that are not over for a transfer', async () => {
  const sent: unknown[] = [];
  show(
    manager,
    [aPlantHire({ projectId: 7 })],
    answer(plantApi.transfer, (_, body) => {
      sent.push(body);
      return aPlantHire({ projectId: 8 });
    }),
  );
  await choose(/^Transfer/);
  await userEvent.click(await screen.findByRole('combobox', { name: 'To contract' }));
  const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(offered).toEqual(['Quarry Bank']);
  await userEvent.click(screen.getByRole('option', { name: 'Quarry Bank' }));
  await userEvent.click(screen.getByRole('button', { name: 'Transfer' }));
  await screen.findByText(/ transferred$/);
  expect(sent).toEqual([{ projectId: 8 }]);
});

it('deletes a machine, and fetches it back for who may', async () => {
  const { requests } = show(
    aSessionUser({ role: 'Director' }),
    [aPlantHire()],
    answer(plantApi.remove, () => new Response(null, { status: 204 })),
    answer(backupApi.listBin, () => [aBinItem({ id: 5, recordId: 1, recordType: 'plant' })]),
    answer(backupApi.restore, () => aBinItem({ recordName: '13 t excavator' })),
  );
  await choose(/^Delete/);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByText('13 t excavator moved to the recycle bin');
  await clickUndo();
  await screen.findByText('13 t excavator is available again.');
  expect(requests).toContain('PUT /api/recycle-bin/5/restoration');
});

it('adds no plant without signal, and says so', async () => {
  setSignalLost(true);
  show(manager, []);
  const add = await screen.findByRole('button', { name: /^Add plant/ });
  expect(add.getAttribute('aria-disabled')).toBe('true');
  screen.getByText('Needs signal');
});
