import { obstacleOfRole } from '@sitewright/domain/kernel/access';
import type { Project } from '@sitewright/domain/projects/project';
import { weatherApi } from '@sitewright/domain/weather/api';
import type { WeatherReport } from '@sitewright/domain/weather/report';
import { obstacleToFetching } from '@sitewright/domain/weather/rules';
import { RefreshCw } from 'lucide-react';
import { detailOf } from '../platform/call.ts';
import { useActor } from '../platform/session.ts';
import { useCommand } from '../platform/use-command.ts';
import { ButtonWithReason } from '../ui/disabled-reason.tsx';
import { Failure } from '../ui/failure.tsx';
import { useToast } from '../ui/toast.tsx';

type Props = { project: Project; report: WeatherReport };

export function RefreshWeather({ project: { id: projectId }, report: { fetching } }: Props) {
  const actor = useActor();
  const refresh = useCommand(weatherApi.refresh);
  const toast = useToast();
  const obstacle =
    obstacleToFetching(fetching) ?? obstacleOfRole(actor, 'weather', 'C', 'refresh the weather');
  const showResult = ({ stale }: WeatherReport) =>
    toast({ text: stale ? 'The weather did not come. We keep trying' : 'Weather updated' });
  return (
    <div className="flex flex-wrap items-center gap-2">
      {refresh.error && <Failure text={detailOf(refresh.error)} />}
      <ButtonWithReason
        obstacle={obstacle}
        isPending={refresh.isPending}
        onClick={() => refresh.perform({ params: { projectId } }, showResult)}
      >
        <RefreshCw aria-hidden="true" className="size-4" />
        Refresh
      </ButtonWithReason>
    </div>
  );
}
