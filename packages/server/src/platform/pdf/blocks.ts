import { formatDateTime } from '@sitewright/domain/kernel/calendar';
import type { Block } from './print.ts';

export const heading = (text: string) => ({ kind: 'heading', text }) as const;

export const text = (text: string) => ({ kind: 'text', text }) as const;

export const quietText = (text: string) => ({ kind: 'text', text, isQuiet: true }) as const;

type Fact = readonly [label: string, value: string];

/** The facts that have a value. */
export const filledFacts = (
  facts: readonly (readonly [label: string, value: string | null | false])[],
): Fact[] => facts.filter((fact): fact is Fact => Boolean(fact[1]));

type Table = Omit<Extract<Block, { kind: 'table' }>, 'kind'>;

/** Without rows there is no heading either. */
export const tableUnder = (title: string, table: Table): Block[] =>
  under(title, table.rows.length > 0 ? [{ kind: 'table', ...table }] : []);

export const under = (title: string, blocks: readonly Block[]): Block[] =>
  blocks.length > 0 ? [heading(title), ...blocks] : [];

/** The foot of a page that shows what is true now. */
export const printedAt = (now: Date) => ({
  madeAt: now,
  made: `printed ${formatDateTime(now)}`,
});
