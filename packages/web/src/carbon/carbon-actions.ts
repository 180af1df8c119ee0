/** What opens over the footprint of a contract, to change or to compare something. */
export type Action = 'add' | 'target' | 'restate';

export type AskFor = (action: Action) => void;
