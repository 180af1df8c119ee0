/** Whether any of these has what is looked for. */
export type Has = (...texts: string[]) => boolean;

export const codeLook =
  'rounded-[3px] bg-sunken px-1 font-mono text-[13px] [overflow-wrap:anywhere]';
