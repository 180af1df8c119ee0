import { listProjects as list } from './store.ts';

export const listProjects = list;
