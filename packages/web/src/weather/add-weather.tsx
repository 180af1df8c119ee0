import { obstacleOfRole } from '@sitewright/domain/kernel/access';
import type { Project } from '@sitewright/domain/projects/project';
import type { WeatherRecord } from '@sitewright/domain/weather/weather';
import { useState } from 'react';
import { useActor } from '../platform/session.ts';
import { ButtonWithReason } from '../ui/disabled-reason.tsx';
import { WeatherDialog } from './weather-dialog.tsx';

type Props = {
  project: Project;
  date: string;
  /** What was added before, to be corrected. */
  record?: WeatherRecord;
};

export function AddWeather({ project, date, record }: Props) {
  const [isOpen, setOpen] = useState(false);
  const obstacle = obstacleOfRole(useActor(), 'weather', 'C', 'add the weather');
  return (
    <>
      <ButtonWithReason obstacle={obstacle} onClick={() => setOpen(true)}>
        {record ? 'Correct' : 'Add by hand'}
      </ButtonWithReason>
      {isOpen && (
        <WeatherDialog
          projectId={project.id}
          date={date}
          record={record}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
