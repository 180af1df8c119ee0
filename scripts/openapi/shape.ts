/** A JSON schema. */
export type Shape = { [keyword: string]: unknown };
export type Shapes = Record<string, Shape>;
