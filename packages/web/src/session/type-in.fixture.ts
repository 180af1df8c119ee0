import type { UserEvent } from '@testing-library/user-event';

/** Puts text in a field at one stroke: key by key takes most of a test's time. */
export async function typeIn(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  if (text) await user.paste(text);
}
