/** The sender, at the head of every page. */
export type Letterhead = {
  company: string;
  /** Address, telephone and registration, in small type next to the name. */
  lines: readonly string[];
  /** The colour of the rule below the letterhead, as #rrggbb. */
  color: string;
  /** As JPEG. */
  logo?: Uint8Array;
};

export type PrintColumn = {
  header: string;
  /** Its share of the width, relative to the other columns. */
  share: number;
  align?: 'left' | 'right';
};

export type Picture = { bytes: Uint8Array; caption: string };

type Bar = { label: string; value: string; size: number; color: string };

/** The blocks of a document; features create them without knowing about pages. */
export type Block =
  /** Not split by a page break, if they fit on one page. */
  | { kind: 'together'; blocks: readonly UnsplitBlock[] }
  | { kind: 'heading'; text: string }
  /** The heading of one item, with a figure at the right. */
  | { kind: 'item'; title: string; aside: string }
  /** With a URL it is a link. */
  | { kind: 'text'; text: string; isQuiet?: boolean; address?: string }
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] }
  | {
      kind: 'table';
      columns: readonly PrintColumn[];
      rows: readonly (readonly string[])[];
      totals?: readonly string[];
    }
  /** In a row, all as high as the highest. */
  | { kind: 'boxes'; boxes: readonly { title: string; text: string }[] }
  /** Right-aligned under a table; the last one is the total. */
  | { kind: 'sums'; sums: readonly (readonly [label: string, amount: string])[] }
  /** The longest bar fills the width; sizes set the bars, values are the printed text. */
  | { kind: 'bars'; bars: readonly Bar[] }
  | {
      kind: 'stacks';
      stacks: readonly {
        label: string;
        value: string;
        parts: readonly Pick<Bar, 'size' | 'color'>[];
      }[];
      legend: readonly Pick<Bar, 'label' | 'color'>[];
      /** A limit that is drawn across all columns. */
      line?: Pick<Bar, 'label' | 'size'> | undefined;
    }
  | { kind: 'pictures'; pictures: readonly Picture[] }
  /** The URL for a phone's camera; with an invitation above it, both are readable from across a room. */
  | { kind: 'qr'; address: string; invitation?: string }
  | { kind: 'signature'; label: string; name: string; when: string }
  /** The signatures of several people; a drawing is an SVG path of 300 by 100. */
  | {
      kind: 'signatures';
      signatures: readonly { name: string; note: string; when: string; drawing: string | null }[];
    }
  | { kind: 'page' };

/** Blocks that can be kept together with their neighbours. */
export type UnsplitBlock = Extract<Block, { kind: 'heading' | 'item' | 'text' | 'pictures' }>;

export type Print = {
  letterhead: Letterhead;
  title: string;
  subtitle: string;
  /** In the file's metadata, and at the bottom of every page. */
  madeAt: Date;
  made: string;
  blocks: readonly Block[];
};
