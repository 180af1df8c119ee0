/** Everyday names for rows that the official tables name formally. */
const names: readonly [row: RegExp, alias: string][] = [
  [/\bmetals\b/i, 'rebar reinforcement steel mesh fixings beams'],
  [/\baggregates\b/i, 'gravel sand stone hardcore ballast sub-base MOT type 1'],
  [/\basphalt\b/i, 'tarmac bitumen blacktop macadam'],
  [/\bconcrete\b/i, 'readymix ready-mix screed blocks cement'],
  [/\bbricks\b/i, 'brickwork clay'],
  [/\bwood\b/i, 'timber plywood ply joinery softwood hardwood'],
  [/\bplasterboard\b/i, 'gypsum drywall'],
  [/\binsulation\b/i, 'mineral wool rockwool PIR'],
  [/\bsoils\b/i, 'muck spoil earth topsoil'],
  [/\bplastics\b/i, 'pipe ducting PVC membrane'],
  [/\bgas oil\b/i, 'red diesel rebated'],
  [/\bdiesel\b/i, 'derv white'],
  [/\bHVO\b|hydrotreated/i, 'HVO renewable diesel'],
  [/\bHGVs?\b/i, 'lorry truck wagon tipper'],
  [/\belectricity\b/i, 'mains power grid'],
];

/** Search words for a factor that are not in its name. */
export const factorSynonyms = (name: string): string =>
  names
    .filter(([row]) => row.test(name))
    .map(([, alias]) => alias)
    .join(' ');
