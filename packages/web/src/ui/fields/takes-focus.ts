/** A field that has the focus when its page opens, instead of the heading. */
export const takesFocus = { 'data-takes-focus': '' };
export const hasTakenFocus = (): boolean =>
  document.activeElement?.matches('[data-takes-focus]') ?? false;
