/** The choices of a select field or of a filter. */
export const optionsOf = <V extends string>(values: readonly V[], labels: Record<V, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

/** All that have a label, in that order. */
export const labelOptions = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Values that are their own labels. */
export const plainOptions = <V extends string>(values: readonly V[]) =>
  values.map((value) => ({ value, label: value }));
