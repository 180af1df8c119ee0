import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { IdInPath } from '../kernel/id.ts';
import { WeatherByHand } from './by-hand.ts';
import { WeatherQuery, WeatherReport } from './report.ts';
import { WeatherDate, WeatherRecord } from './weather.ts';

const ofProject = z.object({ projectId: IdInPath });

export const weatherApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/projects/:projectId/weather',
    summary: 'Tell the weather of a contract: now, on a day, and of the last 30 days',
    needs: ['weather', 'R'],
    params: ofProject,
    query: WeatherQuery,
    reply: WeatherReport,
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/api/projects/:projectId/weather/refresh',
    summary: 'Fetch the weather of a contract now',
    needs: ['weather', 'C'],
    params: ofProject,
    reply: WeatherReport,
  }),
  add: endpoint({
    method: 'PUT',
    path: '/api/projects/:projectId/weather/:date',
    summary: 'Add the weather of a day by hand',
    needs: ['weather', 'C'],
    params: ofProject.extend({ date: WeatherDate }),
    body: WeatherByHand,
    reply: WeatherRecord,
  }),
};
