import { changedMeanwhile, Refused } from '@sitewright/domain/kernel/problem';
import { suppliersApi } from '@sitewright/domain/suppliers/api';
import { aSupplier } from '@sitewright/domain/suppliers/supplier.fixture';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { aSessionUser } from '../testing/a-session-user.ts';
import { answer } from '../testing/fake-api.ts';
import { fillIn } from '../testing/fill-in.ts';
import { renderWithApi } from '../testing/render-with-api.tsx';
import { AddContact } from './panel/contact-dialog.tsx';
import { AddSupplier } from './supplier-form/add-supplier.tsx';
import { EditSupplier } from './supplier-form/edit-supplier.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const register = answer(suppliersApi.list, () => [aSupplier()]);
const closed: string[] = [];

const show = (form: React.ReactNode, ...answers: Parameters<typeof renderWithApi>[2][]) => {
  closed.length = 0;
  return renderWithApi(form, aSessionUser({ role: 'Buyer' }), ...answers, register);
};

const close = () => void closed.push('closed');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const box = (label: RegExp | string) => screen.findByLabelText<HTMLInputElement>(label);

describe('a new supplier', () => {
  it('is there again when the form is opened the next time, until the user discards it', async () => {
    show(<AddSupplier onClose={close} />);
    await fillIn(await box('Name'), 'Foss Aggregates');
    await userEvent.keyboard('{Escape}');
    expect(closed).toEqual(['closed']);
    cleanup();
    show(<AddSupplier onClose={close} />);
    await screen.findByText(/^Your draft from .* has been restored\.$/);
    expect((await box('Name')).value).toBe('Foss Aggregates');
    await press('Discard draft');
    expect((await box('Name')).value).toBe('');
    expect(localStorage).toHaveLength(0);
  });

  it('is a draft no longer once it is added', async () => {
    show(
      <AddSupplier onClose={close} />,
      answer(suppliersApi.add, () => aSupplier()),
    );
    await fillIn(await box('Name'), 'Foss Aggregates');
    await userEvent.selectOptions(await box('Type'), 'Materials');
    await press('Add supplier');
    await waitFor(() => expect(closed).toEqual(['closed']));
    cleanup();
    expect(localStorage).toHaveLength(0);
  });
});

describe('a supplier that is being changed', () => {
  const edit = () => <EditSupplier supplier={aSupplier({ version: 3 })} onClose={close} />;

  it('is not thrown away by a slip of the finger', async () => {
    show(edit());
    await fillIn(await box(/^Town/), ' Cross Green');
    await userEvent.keyboard('{Escape}');
    expect(closed).toEqual(['closed']);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    cleanup();
    show(edit());
    expect((await box(/^Town/)).value).toMatch(/ Cross Green$/);
    await press('Discard draft');
    expect((await box(/^Town/)).value).not.toMatch(/ Cross Green$/);
    expect(localStorage).toHaveLength(0);
  });

  it('keeps what was typed over a reload, with the version that was seen', async () => {
    const sent: unknown[] = [];
    show(edit());
    await fillIn(await box(/^Town/), ' Cross Green');
    cleanup();
    show(
      <EditSupplier supplier={aSupplier({ version: 4 })} onClose={close} />,
      answer(suppliersApi.edit, (_, body) => {
        sent.push(body);
        return aSupplier();
      }),
    );
    await screen.findByText(/^Your draft from/);
    await press('Save');
    await waitFor(() => expect(sent).toMatchObject([{ city: 'Leeds Cross Green', version: 3 }]));
  });

  it("is not saved over another user's change, unless that is wanted", async () => {
    const sent: unknown[] = [];
    show(
      edit(),
      answer(suppliersApi.edit, (_, body) => {
        sent.push(body);
        if (body.version === 3)
          throw new Refused(changedMeanwhile, {
            current: aSupplier({ version: 4, city: 'Selby' }),
          });
        return aSupplier();
      }),
    );
    await fillIn(await box(/^Town/), ' Cross Green');
    await press('Save');
    await screen.findByText(/^This supplier was changed at/);
    expect(screen.queryByText(changedMeanwhile.message)).toBeNull();
    await press('Save mine anyway');
    await waitFor(() => expect(closed).toEqual(['closed']));
    expect(sent).toMatchObject([{ version: 3 }, { city: 'Leeds Cross Green', version: 4 }]);
  });

  it('can be loaded as another user saved it', async () => {
    show(
      edit(),
      answer(suppliersApi.edit, () => {
        throw new Refused(changedMeanwhile, { current: aSupplier({ version: 4, city: 'Selby' }) });
      }),
    );
    await fillIn(await box(/^Town/), ' Cross Green');
    await press('Save');
    await userEvent.click(await screen.findByRole('button', { name: 'Load their version' }));
    expect((await box(/^Town/)).value).toBe('Selby');
    await userEvent.keyboard('{Escape}');
    expect(closed).toEqual(['closed']);
  });
});

it('asks before an unfinished contact is discarded', async () => {
  show(<AddContact supplier={aSupplier()} onClose={close} />);
  await fillIn(await box('Name'), 'Gary');
  await userEvent.keyboard('{Escape}');
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await press('Leave');
  expect(closed).toEqual(['closed']);
});
