/** What opens over the footprint of a contract, to change or to compare something. */
export type Deed = 'add' | 'target' | 'restate';

export type AskFor = (deed: Deed) => void;
