import { screen, within } from '@testing-library/react';

/** The title and text of the visible toast; also behind a dialog. */
export async function shownToast(): Promise<string[]> {
  const region = await screen.findByRole('region', { name: /^Notifications/, hidden: true });
  const toast = await within(region).findByRole('listitem', { hidden: true });
  return [...toast.querySelectorAll('div > div')].map((line) => line.textContent ?? '');
}
