import { carbonStandardsApi } from '@sitewright/domain/carbon/standards-api';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { answer } from '../../../testing/fake-api.ts';
import { fillIn } from '../../../testing/fill-in.ts';
import { anOwnFactor, openStandards } from '../open-standards.fixture.tsx';

beforeAll(async () => {
  await import('./own-tab.tsx');
  await import('./own-sheet.tsx');
  await import('./add-own-factor.tsx');
});
afterEach(cleanup);

const press = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole('button', { name }));

describe('the register', () => {
  it('warns of a declaration that ends soon or has ended', async () => {
    openStandards({
      search: '?tab=own',
      answers: [
        answer(carbonStandardsApi.listOwnFactors, () => [
          anOwnFactor(),
          anOwnFactor({ id: 13, name: 'Old brick', expiresOn: '2026-11-11' }),
          anOwnFactor({ id: 14, name: 'Timber', expiresOn: '2031-01-01' }),
          anOwnFactor({ id: 15, name: 'Slate', retiredAt: '2026-05-01T09:00:00.000Z' }),
        ]),
      ],
    });
    const text = async (name: RegExp) => (await screen.findByRole('row', { name })).textContent;
    expect(await text(/^CEM III/)).toContain('Expires 31/01/2027');
    expect(await text(/^Old brick/)).toContain('Expired 11/11/2026');
    expect(await text(/^Timber/)).toContain('In use');
    expect(await text(/^Slate/)).toContain('Retired');
  });

  it('takes an EPD, and not without its number', async () => {
    const sent: object[] = [];
    openStandards({
      search: '?tab=own',
      answers: [
        answer(carbonStandardsApi.addFactor, (_url, body) => {
          sent.push(body);
          return anOwnFactor();
        }),
      ],
    });
    await press('Add own factor');
    const form = within(await screen.findByRole('form', { name: 'Add own factor' }));
    await userEvent.selectOptions(form.getByLabelText('Source'), 'epd');
    await fillIn(form.getByLabelText('Item'), 'CEM III/A cement');
    await fillIn(form.getByLabelText('kg CO₂e'), '0');
    expect(form.getByLabelText('Zero by definition')).toBeDefined();
    await fillIn(form.getByLabelText('kg CO₂e'), '0.13170731707317074');
    await form.findByText('Rounded to 0.131707317073');
    expect(form.queryByLabelText('Zero by definition')).toBeNull();
    await userEvent.type(form.getByLabelText('Per unit'), 'ton');
    await userEvent.click(await screen.findByRole('option', { name: 'ton (UK)' }));
    await fillIn(form.getByLabelText('Reason'), 'The plant that we buy from');
    const send = screen.getAllByRole('button', { name: 'Add own factor' }).at(-1);
    await userEvent.click(send as HTMLElement);
    await form.findByText('EPD number is required');
    await fillIn(form.getByLabelText('EPD number'), 'S-P-01234');
    await userEvent.click(send as HTMLElement);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      ...{ source: 'epd', epdNumber: 'S-P-01234', year: 2026, unit: 'ton (UK)', scope: '3' },
      ...{ expiresOn: null, value: '0.131707317073' },
    });
    await screen.findByText('CEM III/A cement added. Rounded to 0.131707317073');
  });

  it('takes a factor of 0 only as zero by definition', async () => {
    const sent: object[] = [];
    openStandards({
      search: '?tab=own',
      answers: [
        answer(carbonStandardsApi.addFactor, (_url, body) => {
          sent.push(body);
          return anOwnFactor({ value: '0' });
        }),
      ],
    });
    await press('Add own factor');
    const form = within(await screen.findByRole('form', { name: 'Add own factor' }));
    await userEvent.selectOptions(form.getByLabelText('Source'), 'own');
    await fillIn(form.getByLabelText('Item'), 'Reclaimed brick');
    await fillIn(form.getByLabelText('kg CO₂e'), '0');
    await userEvent.type(form.getByLabelText('Per unit'), 'ton');
    await userEvent.click(await screen.findByRole('option', { name: 'ton (UK)' }));
    await fillIn(form.getByLabelText('Reason'), 'Counted by its first use');
    const send = screen.getAllByRole('button', { name: 'Add own factor' }).at(-1) as HTMLElement;
    await userEvent.click(send);
    await form.findByText(/^Factor must be more than 0/);
    await userEvent.click(form.getByLabelText('Zero by definition'));
    await userEvent.click(send);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ isZeroByDefinition: true, reason: 'Counted by its first use' });
  });
});

describe('an own factor', () => {
  it('is changed by another that takes its place', async () => {
    const sent: unknown[] = [];
    openStandards({
      search: '?tab=own&own=12',
      answers: [
        answer(carbonStandardsApi.editFactor, ({ pathname }, body) => {
          sent.push(pathname, body);
          return { ...anOwnFactor({ id: 40 }), movedMaterials: 2 };
        }),
      ],
    });
    await press('Edit');
    const form = within(await screen.findByRole('form', { name: 'Edit own factor' }));
    const value = form.getByLabelText('kg CO₂e');
    await userEvent.clear(value);
    await userEvent.type(value, '400');
    await press('Save factor');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[0]).toBe('/api/carbon-factors/12');
    expect(sent[1]).toMatchObject({ version: 1, epdNumber: 'S-P-01234' });
    expect(Number((sent[1] as { value: string }).value)).toBe(400);
    await screen.findByText('CEM III/A cement saved; 2 materials updated');
  });

  it('is retired once that is confirmed', async () => {
    const retired: string[] = [];
    openStandards({
      search: '?tab=own&own=12',
      answers: [
        answer(carbonStandardsApi.retireFactor, ({ pathname }) => {
          retired.push(pathname);
          return anOwnFactor();
        }),
      ],
    });
    await press('Retire');
    await screen.findByText('Retire CEM III/A cement?');
    await userEvent.click(screen.getAllByRole('button', { name: 'Retire' }).at(-1) as HTMLElement);
    await waitFor(() => expect(retired).toEqual(['/api/carbon-factors/12']));
  });

  it('has its declaration to read, which only who may can replace', async () => {
    const own = answer(carbonStandardsApi.listOwnFactors, () => [
      anOwnFactor({ documentName: 'cem-iii.pdf' }),
    ]);
    openStandards({ search: '?tab=own&own=12', role: 'Viewer', answers: [own] });
    const link = await screen.findByRole('link', { name: 'cem-iii.pdf' });
    expect(link.getAttribute('href')).toBe('/api/carbon-factors/12/document');
    expect(screen.queryByText('A PDF of up to 20 MB')).toBeNull();
  });
});
