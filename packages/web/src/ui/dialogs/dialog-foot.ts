/** The buttons of a dialog that is higher than the window stay in sight; in a low window they would take half of it. */
export const dialogFoot = 'bottom-0 z-10 -mx-3 -my-3 bg-raised p-3 [@media(height>=30rem)]:sticky';
