/** Of somebody who asked to be called. */
export const callBackStatuses = ['open', 'contacted', 'closed'] as const;

export type CallBackStatus = (typeof callBackStatuses)[number];
