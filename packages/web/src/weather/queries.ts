import { weatherApi } from '@sitewright/domain/weather/api';
import type { WeatherReport } from '@sitewright/domain/weather/report';
import { queryOptions } from '@tanstack/react-query';
import { useCommand } from '../platform/use-command.ts';

const weatherOf = (projectId: number) => `/api/projects/${projectId}/weather`;

export const weatherQuery = (projectId: number, date: string) =>
  queryOptions<WeatherReport | null>({ queryKey: [`${weatherOf(projectId)}?date=${date}`] });

/** What new weather changes; a wet day asks its diary what the rain did. */
const _staleByWeather = (projectId: number): string[] => [
  weatherOf(projectId),
  `/api/projects/${projectId}/days`,
];

export const useRefreshWeather = (_projectId: number) => useCommand(weatherApi.refresh, {});

type Actions = { onDone: () => void; onRefused: (error: Error) => void };

export const useAddWeather = (_projectId: number, actions: Actions) =>
  useCommand(weatherApi.add, { ...actions });
