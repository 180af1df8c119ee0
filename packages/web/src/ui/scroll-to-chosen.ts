/** Scrolls the chosen tab into view, because a phone shows only some of the tabs. */
export const scrollToChosen = (box: HTMLElement | null): void =>
  box
    ?.querySelector('[role=tab][aria-selected=true]')
    ?.scrollIntoView({ block: 'nearest', inline: 'center' });
