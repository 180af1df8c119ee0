import * as z from 'zod';
import { get, post, put } from '../kernel/endpoint.ts';
import { IdInPath } from '../kernel/id.ts';
import { WeatherByHand } from './by-hand.ts';
import { WeatherQuery, WeatherReport } from './report.ts';
import { WeatherDate, WeatherRecord } from './weather.ts';

const ofProject = z.object({ projectId: IdInPath });

export const weatherApi = {
  read: get('/api/projects/:projectId/weather', ['weather', 'R'], {
    summary: 'Read the weather of a contract: now, on a day and over the last 30 days',
    reads: ['project'],
    query: WeatherQuery,
    reply: WeatherReport,
  }),
  refresh: post('/api/projects/:projectId/weather/refresh', ['weather', 'C'], {
    summary: 'Refresh the weather of a contract',
    reply: WeatherReport,
  }),
  add: put('/api/projects/:projectId/weather/:date', ['weather', 'C'], {
    summary: 'Add the weather of a day by hand',
    params: ofProject.extend({ date: WeatherDate }),
    body: WeatherByHand,
    reply: WeatherRecord,
  }),
};
