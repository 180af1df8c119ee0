/** A phone shows some of the tabs only; the chosen one is among them. */
export const showChosen = (box: HTMLElement | null): void =>
  box
    ?.querySelector('[role=tab][aria-selected=true]')
    ?.scrollIntoView({ block: 'nearest', inline: 'center' });
