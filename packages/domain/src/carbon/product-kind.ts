/** A product of the trade, as the name of a material or of a factor says it. */
export type Product = {
  /** 'reinforcing bar' */
  kind: string;
  /** The row of the official table that averages it: 'Metals'. */
  average: string;
  /** What distinguishes products of one kind: strength class, cement, coating. */
  marks: readonly string[];
  /** In millimetres, as written. */
  sizes: readonly string[];
  /** Whether its kind alone says too little to compare: concrete without a strength class. */
  isVague: boolean;
};

type Kind = {
  kind: string;
  average: string;
  /** The names in use, in lower case. */
  is: RegExp;
  /** Words that make it something else. */
  isNot?: RegExp;
  marks?: readonly RegExp[];
  needsMark?: RegExp;
};

/** Things for a product, and services: none of them is the product. */
const accessories =
  /\b(spacers?|chairs?|wires?|ties?|caps?|clips?|couplers?|connectors?|cutters?|benders?|hire|hired|hangers?|screws?|nails?|bolts?|anchors?|adhesive|sealant|sealer|primer|paint|cleaner|remover|release|saws?|drills?|bits?|blades?|vibrators?|mixers?|pumps?(?! mix)|pumping|skips?|waste|labour|fixers?|fixing|scanners?|testing|cubes?|lintels?|doors?|windows?|repair|strips?)\b/;
const categoriesWithoutProduct = /\b(tools?|plant|hire|fixings?|ppe|consumables?|labour|waste)\b/;

const coated = [
  /\bstainless\b/,
  /\bgalvani[sz]ed\b/,
  /\bepoxy\b/,
  /\b(gfrp|glass fib\w+|basalt)\b/,
];
const strengthClass = /\b(?:r?c ?|gen ?)?\d{1,2}\/\d{2,3}\b/;
const cement = [
  /\b\d{1,2} ?% ?(?:ggbs|pfa|fly ash)|\b(?:ggbs|pfa|fly ash)\b/,
  /\bcem ?(?:i{1,3}|iv|v)\b(?:\/[ab])?/,
];
const reclaimed = /\b(recycled|reclaimed|re-?used)\b/;

const metals: readonly Kind[] = [
  {
    kind: 'reinforcement mesh',
    average: 'Metals',
    is: /\b[a-d]\d{3,4} (mesh|fabric)\b|\breinforc(ing|ement) (steel )?(mesh|fabric)\b|\b(mesh|fabric) reinforcement\b|\bwelded (mesh|fabric)\b/,
    isNot: /\b(plastic|polymer|fib(re|er))\b/,
    marks: coated,
  },
  {
    kind: 'reinforcing bar',
    average: 'Metals',
    is: /\brebars?\b|\breinforc(ing|ement) (steel )?bars?\b|\breinforc(ing|ement) steel\b|\bsteel (reinforcement|reinforcing)\b|\bsteel bars?\b|\b[thb]\d{1,2} bars?\b|^reinforcement(?=$|,)/,
    isNot: /\b(mesh|fabric|flat|square|angle|round|fib(re|er)s?)\b/,
    marks: coated,
  },
  {
    kind: 'structural steel',
    average: 'Metals',
    is: /\bstructural steel\b|\bsteel (sections?|beams?|columns?)\b|\b(ub|uc|rsj|pfc)\b/,
    marks: [...coated, /\bhollow\b/, /\bplates?\b/, /\bcold[- ]formed\b/],
  },
];

const masonry: readonly Kind[] = [
  {
    kind: 'block',
    average: 'Concrete',
    is: /\bblocks?\b/,
    isNot: /\b(paving|glass|wood|timber|clay)\b/,
    marks: [/\bdense\b/, /\b(aircrete|aerated|aac)\b/, /\blight ?weight\b/, reclaimed],
    needsMark: /\b(dense|aircrete|aerated|aac|light ?weight)\b/,
  },
  {
    kind: 'brick',
    average: 'Bricks',
    is: /\bbricks?\b/,
    isNot: /\b(slips?|ladders?|sand|concrete|calcium|fire ?bricks?|refractory|paving)\b/,
    marks: [/\bfacing\b/, /\bengineering\b/, /\bcommon\b/, /\bglazed\b/, reclaimed],
  },
  {
    kind: 'ready-mixed concrete',
    average: 'Concrete',
    is: /\bready[- ]?mix(ed)?\b|\bconcrete\b|\bc\d{1,2}\/\d{2,3}\b/,
    isNot:
      /\b(precast|prestressed|blocks?|bricks?|kerbs?|paving|flags?|slabs?|pipes?|rings?|manholes?|screed|tiles?|stairs?|planks?|piles?|sleepers?|beams?|panels?|posts?|boards?|foam(ed)?|mortar)\b/,
    marks: [strengthClass, ...cement, /\blight ?weight\b/, /\blow[- ]carbon\b/, /\bfib(re|er)s?\b/],
    needsMark: strengthClass,
  },
];

const timber: readonly Kind[] = [
  ['glulam', /\bglulam\b|\bglued[- ]laminated\b/],
  ['cross-laminated timber', /\bclt\b|\bcross[- ]laminated\b/],
  ['plywood', /\bply(wood)?\b/],
  ['OSB', /\bosb\d?\b/],
  ['chipboard', /\bchipboard\b|\bparticle ?board\b/],
  ['MDF', /\bmdf\b/],
  ['hardwood', /\bhardwood\b/],
  ['softwood', /\bsoftwood\b|\bc(16|24)\b(?!\/)|\bcarcassing\b/],
].map(([kind, is]) => ({
  kind: kind as string,
  average: 'Wood',
  is: is as RegExp,
  isNot: /\b(and|with)\b/,
  marks: [/\b(formwork|phenolic|film[- ]faced)\b/, /\bmarine\b/, /\bcladding\b/, reclaimed],
}));

const insulation: readonly Kind[] = [
  ['PIR insulation', /\bpir\b|\bpolyisocyanurate\b/],
  ['mineral wool', /\b(mineral|rock|stone|glass) ?wool\b/],
  ['EPS insulation', /\beps\b|\bexpanded polystyrene\b/],
  ['XPS insulation', /\bxps\b|\bextruded polystyrene\b/],
].map(([kind, is]) => ({
  kind: kind as string,
  average: 'Insulation',
  is: is as RegExp,
  isNot: /\bpanels?\b/,
  marks: [/\b(rock|stone)(?= ?wool)/, /\bglass(?= ?wool)/],
}));

const aggregates: readonly Kind[] = [
  ['type 1 sub-base', /\bmot type ?1\b|\btype ?1 (sub-?base|aggregate|granular)\b/],
  ['6F2 fill', /\b6f2\b/],
  ['sharp sand', /\bsharp sand\b/],
  ['building sand', /\b(building|soft) sand\b/],
  ['gravel', /\bgravel\b/],
].map(([kind, is]) => ({
  kind: kind as string,
  average: 'Aggregates',
  is: is as RegExp,
  isNot: /\bboards?\b/,
  marks: [reclaimed],
}));

const finishes: readonly Kind[] = [
  {
    kind: 'asphalt',
    average: 'Asphalt',
    is: /\basphalt\b|\bmacadam\b|\btarmac\b/,
    isNot: /\b(roofing|shingles?)\b/,
    marks: [/\bbinder\b/, /\bsurface\b/, /\bbase\b/, /\bporous\b/, /\brolled\b/, reclaimed],
  },
  {
    kind: 'plasterboard',
    average: 'Plasterboard',
    is: /\bplasterboards?\b|\bgypsum boards?\b/,
    marks: [/\bfire\b/, /\bmoisture\b/, /\bacoustic\b/, /\b(insulated|thermal)\b/, /\bfoil\b/],
  },
];

/** The first that fits: mesh is reinforcement too, and a block is of concrete. */
const kinds: readonly Kind[] = [
  ...metals,
  ...masonry,
  ...timber,
  ...insulation,
  ...finishes,
  ...aggregates,
];

type Named = { name: string; category?: string | null | undefined };

/** Undefined where the name does not say one product clearly: a wrong one is worse than none. */
export function readProduct({ name, category }: Named): Product | undefined {
  const text = name.toLowerCase().replaceAll(/\s+/g, ' ').trim();
  const shelf = category?.toLowerCase() ?? '';
  if (accessories.test(text) || categoriesWithoutProduct.test(shelf)) return;
  const found = kinds.find(({ is, isNot }) => is.test(text) && !isNot?.test(text));
  if (!found) return;
  const { kind, average, marks = [], needsMark } = found;
  return {
    kind,
    average,
    marks: marks.flatMap((mark) => mark.exec(text)?.[0] ?? []).map(plainMark),
    sizes: [...text.matchAll(millimetres)].map(([size]) => size),
    isVague: needsMark !== undefined && !needsMark.test(text),
  };
}

/** Every number of '47 × 100 mm'. */
const millimetres = /\b\d+(?:\.\d+)?(?=(?: ?[x×] ?\d+(?:\.\d+)?)* ?mm\b)/g;

/** 'RC 32/40' and 'C32/40' are one class; 'galvanized' and 'galvanised' one coating. */
const plainMark = (mark: string): string =>
  mark
    .replace(/^(?:r?c|gen) ?(?=\d)/, '')
    .replaceAll(/[\s-]/g, '')
    .replace('ized', 'ised')
    .replace('stone', 'rock')
    .replace(/^(aerated|aac)$/, 'aircrete')
    .replace(/^(phenolic|filmfaced)$/, 'formwork')
    .replace(/^reused$|^reclaimed$/, 'recycled');
