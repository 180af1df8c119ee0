import { myDataApi } from '@sitewright/domain/backup/my-data-api';
import { requestFor } from '@sitewright/domain/kernel/request';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/layout/panel.tsx';

/** The data that the product holds about the user. */
export const ExportMyData = () => (
  <Panel title="Export my data" className="max-w-xl">
    <div className="grid justify-items-start gap-3 p-4">
      <p className="text-sm text-text-2">
        Your account details, signed-in devices, diary entries, journal messages and comments, in
        one JSON file. It contains no passwords and no one else’s records.
      </p>
      <Button onClick={download}>Download my data</Button>
    </div>
  </Panel>
);

const download = () =>
  Object.assign(document.createElement('a'), {
    href: requestFor(myDataApi.exportMyData, {}).url,
    download: 'my-data.json',
  }).click();
