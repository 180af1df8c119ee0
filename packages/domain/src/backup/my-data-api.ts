import * as z from 'zod';
import { get } from '../kernel/endpoint.ts';

export const myDataApi = {
  exportMyData: get('/api/my-data', 'account', {
    summary: 'Export what is held about oneself',
    sends: 'file',
    isExport: true,
    reply: z.unknown(),
  }),
};
