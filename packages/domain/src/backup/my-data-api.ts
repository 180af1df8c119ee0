import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';

export const myDataApi = {
  exportMyData: endpoint({
    method: 'GET',
    path: '/api/my-data',
    summary: 'Export what is held about oneself',
    needs: 'account',
    sends: 'file',
    reply: z.unknown(),
  }),
};
