/** What the tables name in their way, and people on site in theirs. */
const names: readonly [row: RegExp, said: string][] = [
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

/** Words to find a factor by that do not stand in its name. */
export const alsoCalled = (name: string): string =>
  names
    .filter(([row]) => row.test(name))
    .map(([, said]) => said)
    .join(' ');
