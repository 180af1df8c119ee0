import { myDataApi } from '@sitewright/domain/backup/my-data-api';
import { requestFor } from '@sitewright/domain/kernel/request';
import { Button } from '../ui/button.tsx';

/** What the product holds about whoever asks, for them to take along. */
export const ExportMyData = () => (
  <section className="grid max-w-xl justify-items-start gap-3 rounded-card border border-line bg-surface p-4">
    <h2>Export my data</h2>
    <p className="text-sm text-text-2">
      Your account, where you are signed in, and what you wrote in the diary, the journal and in
      comments, as one JSON file. It holds nobody else's records, and no password.
    </p>
    <Button onClick={download}>Download my data</Button>
  </section>
);

const download = () =>
  Object.assign(document.createElement('a'), {
    href: requestFor(myDataApi.exportMyData, {}).url,
    download: 'my-data.json',
  }).click();
