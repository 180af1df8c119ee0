export type JsonSchema = { [keyword: string]: unknown };
export type JsonSchemas = Record<string, JsonSchema>;
