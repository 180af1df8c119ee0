import { listMessages as list } from './store.ts';

export const listMessages = list;
