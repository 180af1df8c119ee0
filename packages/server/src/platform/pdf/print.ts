/** The sender, at the head of every page. */
export type Letterhead = {
  company: string;
  /** Address, telephone, registration: small, beside the name. */
  lines: readonly string[];
  /** Of the rule below the head, as #rrggbb. */
  color: string;
  /** As JPEG. */
  logo?: Uint8Array;
};

export type PrintColumn = {
  header: string;
  /** Its share of the width; the shares of a table need not add up to anything. */
  share: number;
  align?: 'left' | 'right';
};

type Bar = { label: string; value: string; size: number; color: string };

/** What is printed, piece by piece; features make these, and know nothing of paper. */
export type Block =
  /** Not torn apart by the end of a page, where a page is long enough for them. */
  | { kind: 'together'; blocks: readonly Kept[] }
  | { kind: 'heading'; text: string }
  /** The head of one thing among several, with a figure at the edge. */
  | { kind: 'item'; title: string; aside: string }
  /** With an address, a press on it goes there. */
  | { kind: 'text'; text: string; isQuiet?: boolean; address?: string }
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] }
  | {
      kind: 'table';
      columns: readonly PrintColumn[];
      rows: readonly (readonly string[])[];
      totals?: readonly string[];
    }
  /** Side by side, all as high as the highest. */
  | { kind: 'boxes'; boxes: readonly { title: string; text: string }[] }
  /** At the right, under a table; the last of them counts. */
  | { kind: 'sums'; sums: readonly (readonly [label: string, amount: string])[] }
  /** The longest fills the width; sizes are for the eye, values are what is read. */
  | { kind: 'bars'; bars: readonly Bar[] }
  | {
      kind: 'stacks';
      stacks: readonly {
        label: string;
        value: string;
        parts: readonly Pick<Bar, 'size' | 'color'>[];
      }[];
      legend: readonly Pick<Bar, 'label' | 'color'>[];
      /** Across all of them, what they should stay below. */
      line?: Pick<Bar, 'label' | 'size'> | undefined;
    }
  | { kind: 'pictures'; pictures: readonly { bytes: Uint8Array; caption: string }[] }
  /** Where a phone's camera goes; with an invitation above it, both are to be read from across a room. */
  | { kind: 'qr'; address: string; invitation?: string }
  | { kind: 'signature'; label: string; name: string; when: string }
  /** Those of many, side by side; what was drawn is the path of an SVG of 300 by 100. */
  | {
      kind: 'signatures';
      signatures: readonly { name: string; note: string; when: string; drawing: string | null }[];
    }
  | { kind: 'page' };

/** What can be kept together with its surroundings. */
export type Kept = Extract<Block, { kind: 'heading' | 'item' | 'text' | 'pictures' }>;

export type Print = {
  letterhead: Letterhead;
  title: string;
  subtitle: string;
  /** Written into the file, and at the foot of every page. */
  madeAt: Date;
  made: string;
  blocks: readonly Block[];
};
