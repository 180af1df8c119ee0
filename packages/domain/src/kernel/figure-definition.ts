/** What a figure is: the same text in its tooltip and in docs/FIGURES.md. */
export type FigureDefinition = {
  /** As every screen and document calls it; no other figure has this name. */
  name: string;
  formula: string;
  includes: string;
  excludes: string;
  /** The records that it is counted from. */
  source: string;
};

/** The figures of a feature, by their names in code. */
export type FigureDefinitions = Readonly<Record<string, FigureDefinition>>;
