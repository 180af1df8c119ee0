/** The stored value until a company chooses a colour. */
const unchosenBrand = '#6b7280';

/** Without one the interface keeps its own colour. */
export const isBrandChosen = (colour: string): boolean => colour.toLowerCase() !== unchosenBrand;
