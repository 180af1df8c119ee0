import userEvent from '@testing-library/user-event';

/**
 * Adds text to a field in one event, where a test is not about the keys: typed letter by letter, each
 * letter would draw the screen five times.
 */
export async function fillIn(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
