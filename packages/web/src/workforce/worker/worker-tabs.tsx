import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import { TabPanel, Tabs } from '../../ui/layout/tabs.tsx';
import { scrollToChosen } from '../../ui/scroll-to-chosen.ts';
import type { FieldName, WorkerForm } from './fields.ts';
import { type Tab, type TabName, tabOf } from './tabs.ts';

type Props = {
  options: readonly Tab[];
  tab: TabName;
  onTab: (tab: TabName) => void;
  content: (tab: TabName) => ReactNode;
};

/** The parts of a worker's file, one at a time. */
export const WorkerTabs = ({ options, tab, onTab, content }: Props) => (
  <div
    ref={scrollToChosen}
    className="grid grid-cols-[minmax(0,1fr)] gap-4 max-md:gap-3 [&>[role=tablist]]:overflow-x-auto"
  >
    <Tabs isWide label="Worker details" value={tab} options={options} onChange={onTab}>
      {options.map(({ value }) => (
        <TabPanel key={value} value={value} isShown={value === tab}>
          <div className="grid max-w-[60rem] grid-cols-[minmax(0,1fr)] gap-4 max-md:gap-3">
            {content(value)}
          </div>
        </TabPanel>
      ))}
    </Tabs>
  </div>
);

type FormProps = Props & { form: WorkerForm; saveBar: ReactNode };

/** All tabs are one form: an error in any of them is listed above, with a link to it. */
export function WorkerFormTabs({ form, saveBar, ...tabs }: FormProps) {
  const focus = useGoToField(form, tabs);
  return (
    <form
      {...form.bind}
      aria-label="Worker"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 max-md:gap-3"
    >
      <ErrorSummary form={{ ...form, focus }} />
      <WorkerTabs {...tabs} />
      {saveBar}
    </form>
  );
}

/** Opens the tab of a field, then focuses the field. */
function useGoToField(form: WorkerForm, { tab, onTab }: Props) {
  const [target, setTarget] = useState<FieldName>();
  const focusTarget = useEffectEvent(() => {
    if (!target || tabOf(target) !== tab) return;
    form.focus(target);
    setTarget(undefined);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new search or tab runs it again
  useEffect(() => focusTarget(), [target, tab]);
  return (field: FieldName) => {
    onTab(tabOf(field));
    setTarget(field);
  };
}
