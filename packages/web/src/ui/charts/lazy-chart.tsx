import { type ComponentType, createElement, useEffect, useState } from 'react';
import { lazyComponent } from '../layout/lazy-component.tsx';

/**
 * A chart whose file is fetched by itself. It is drawn as soon as that is there: React would keep a fallback of
 * `Suspense` in sight for 300 ms.
 */
export const lazyChart: typeof lazyComponent = (load, name) => {
  const Chart = lazyComponent(load, name) as ComponentType & { preload?: () => Promise<void> };
  function LoadedChart(props: object) {
    const [isThere, setThere] = useState(false);
    useEffect(() => {
      void Chart.preload?.().then(() => setThere(true));
    }, []);
    return isThere ? createElement(Chart, props) : <ChartPlace />;
  }
  return Object.assign(LoadedChart, { preload: Chart.preload }) as never;
};

/** As large as the room that the panel keeps for the chart. */
export const ChartPlace = () => <div className="ml-2 animate-pulse rounded-[4px] bg-track" />;
