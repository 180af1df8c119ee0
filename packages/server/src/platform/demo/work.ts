/** What a gang or a machine does: where, and how much of it in a day. */
export type Work = {
  /** How its text begins: 'Drain laid at', before the place. */
  does: string;
  /** Done before the next step of the gang at the same place; absent if it can be done on any day. */
  isStep?: true;
  /** Occasional work in addition to the gang's own: by one of its people, or in half an hour. */
  beside?: 'one person' | 'half an hour';
  /** In the order of the programme. */
  places: readonly string[];
  parts: readonly string[];
  /** The quantity in one part, if the parts are done one after the other. */
  each?: number;
  /** The quantity of the work named in `after` in one part: all of it must be done before this work starts there. */
  eachBefore?: number;
  /** The least and the most that one person or machine does in a day, and its unit. */
  amount: readonly [least: number, most: number, unit: string];
  /** The whole quantity at a place: one number for all places, or one for each. */
  most?: number | readonly number[];
  /** The work that must be done first at the same place; its share done limits this one. */
  after?: string;
  pour?: PourRule;
  /** The cubic metres of blinding concrete that one unit of it takes. */
  blinding?: number;
  /** The most people that there is room for. */
  room?: number;
  /** Done when no other work is left, and not measured. */
  isSpare?: true;
  /** Remarks, one of which may end the text of a day. */
  then: readonly string[];
  /** Days of the gang's programme. */
  span?: number;
};

/** How a work depends on concrete. Each text is part of the name of a pour; an empty one matches every pour of the place. */
type PourRule = {
  /** The pour that this work prepares. */
  before?: string;
  /** From so many days before that pour, this work takes priority. */
  ahead?: number;
  /** The pour that this work follows. */
  after?: string;
  /** The days for which the concrete of that pour must set first. */
  days?: number;
  /** The pour at the place below, on which this work stands. */
  below?: string;
};

/** The sides of an area in which groundworks and brickwork are described. */
export const sides = ['north side', 'south side', 'east side', 'west side'];

export const work = (
  does: string,
  places: readonly string[],
  parts: readonly string[],
  amount: Work['amount'],
  ...then: string[]
): Work => ({ does, places, parts, amount, then });

/** A measured work: `most` is its whole quantity at each place. */
export const upTo = (
  most: number | readonly number[],
  one: Work,
  when: Pick<Work, 'after' | 'eachBefore' | 'pour' | 'room' | 'blinding'> = {},
): Work => ({ ...one, most, ...when });

/** A work whose equal parts are done one after the other; `all` is its quantity at a place. */
export const inSequence = (all: number, one: Work): Work => ({
  ...one,
  each: all / one.parts.length,
});

/** Works before, or after, every pour of their place. */
export const beforePour = { pour: { before: '' } };
export const afterPour = { pour: { after: '' } };

/** Work for when everything else is done, or waits for others. */
export const spare = (
  does: string,
  places: readonly string[],
  parts: readonly string[],
  ...then: string[]
): Work => ({ ...work(does, places, parts, [0, 0, ''], ...then), isSpare: true });

/** Lists a work several times, so that it is done on more days, or by more people, than the others. */
export const often = (times: number, one: Work): Work[] => Array.from({ length: times }, () => one);

/** Works that follow each other at each place. */
export const inOrder = (...works: readonly Work[]): Work[] =>
  works.map((one) => ({ ...one, isStep: true as const }));
