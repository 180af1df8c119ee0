import {
  act,
  cleanup,
  createEvent,
  fireEvent,
  render,
  screen,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FileDrop } from './file-drop.tsx';

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${(file as File).name}`);
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

type Sending = {
  name: string;
  signal: AbortSignal;
  progress: (part: number) => Promise<void>;
  finish: () => Promise<void>;
  fail: (sentence: string) => Promise<void>;
};

/** Uploads that the test completes. */
function anUploader() {
  const sendings: Sending[] = [];
  const upload = (file: File, onProgress: (part: number) => void, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('stopped')));
      sendings.push({
        name: file.name,
        signal,
        progress: (part) => act(async () => onProgress(part)),
        finish: () => act(async () => resolve()),
        fail: (sentence) => act(async () => reject(new Error(sentence))),
      });
    });
  const begun = () => sendings.map(({ name }) => name);
  return { upload, sendings, begun };
}

const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const report = new File(['x'.repeat(3400)], 'report.pdf', { type: 'application/pdf' });

function show({ maxFiles = 5, multiple = true } = {}) {
  const uploader = anUploader();
  const { container, unmount } = render(
    <FileDrop
      label="Photos"
      accept="image/jpeg,application/pdf"
      kinds="JPG or PDF"
      maxBytes={20_000}
      capture="environment"
      upload={uploader.upload}
      maxFiles={maxFiles}
      multiple={multiple}
    />,
  );
  const inputs = container.querySelectorAll<HTMLInputElement>('input[type="file"]');
  const choose = (...files: File[]) =>
    userEvent.upload(inputs[0] as HTMLInputElement, files, { applyAccept: false });
  return { ...uploader, inputs, choose, unmount };
}
const row = (name: string) => screen.getByText(name).closest('li') as HTMLElement;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('names the accepted types, and offers the camera', () => {
  const { inputs } = show();
  expect(screen.getByRole('group', { name: 'Photos' })).toBeTruthy();
  expect(screen.getByText('JPG or PDF, up to 20 KB each')).toBeTruthy();
  expect([...inputs].map((input) => input.getAttribute('capture'))).toEqual([null, 'environment']);
  expect([...inputs].every((input) => input.multiple)).toBe(true);
});

it('uploads one at a time and shows the progress of each', async () => {
  const { choose, begun, sendings } = show();
  await choose(photo('a.jpg'), report);
  expect(begun()).toEqual(['a.jpg']);
  expect(row('report.pdf').textContent).toContain('Waiting · 3.4 KB');

  await sendings[0]?.progress(0.42);
  expect(row('a.jpg').textContent).toContain('Uploading, 42%');
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Sending a.jpg' });
  expect(bar.value).toBe(0.42);

  await sendings[0]?.finish();
  expect(row('a.jpg').textContent).toContain('Uploaded');
  expect(begun()).toEqual(['a.jpg', 'report.pdf']);
  expect(screen.getByText('1 of 2 sent')).toBeTruthy();
});

it('says why one failed, goes on with the next, and tries again when asked', async () => {
  const { choose, begun, sendings } = show();
  await choose(photo('a.jpg'), photo('b.jpg'));
  await sendings[0]?.fail('413: The file is too large.');
  expect(row('a.jpg').textContent).toContain('413: The file is too large.');
  expect(begun()).toEqual(['a.jpg', 'b.jpg']);
  expect(screen.getByText('0 of 2 sent, 1 failed')).toBeTruthy();

  await press('Retry a.jpg');
  expect(row('a.jpg').textContent).toContain('Waiting');
  await sendings[1]?.finish();
  expect(begun()).toEqual(['a.jpg', 'b.jpg', 'a.jpg']);
  await sendings[2]?.finish();
  expect(screen.getByText('2 of 2 sent')).toBeTruthy();
});

it('stops a removed upload and never starts a removed waiting one', async () => {
  const { choose, begun, sendings } = show();
  await choose(photo('a.jpg'), photo('b.jpg'), photo('c.jpg'));
  await press('Remove b.jpg');
  await press('Remove a.jpg');
  expect(sendings[0]?.signal.aborted).toBe(true);
  expect(begun()).toEqual(['a.jpg', 'c.jpg']);
  expect(screen.queryByText('a.jpg')).toBeNull();
});

it('accepts a removed file again', async () => {
  const { choose, inputs } = show();
  await choose(photo('a.jpg'));
  await press('Remove a.jpg');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose files' }));
  expect(inputs[0]?.files).toHaveLength(0);
});

it('offers no removal of what has arrived', async () => {
  const { choose, sendings } = show();
  await choose(photo('a.jpg'));
  await sendings[0]?.finish();
  expect(within(row('a.jpg')).queryByRole('button')).toBeNull();
});

it('refuses invalid files with a message, and keeps the others', async () => {
  const { choose } = show({ maxFiles: 1 });
  const text = new File(['x'], 'notes.txt', { type: 'text/plain' });
  await choose(text, photo('a.jpg'), photo('b.jpg'));
  expect(row('a.jpg')).toBeTruthy();
  const alert = screen.getByRole('alert');
  expect([...alert.children].map(({ textContent }) => textContent)).toEqual([
    'notes.txt was not added: it must be JPG or PDF.',
    'b.jpg was not added: the limit is 1 file.',
  ]);
});

it('accepts dropped and pasted files', async () => {
  const { begun } = show();
  const area = screen.getByText('Drop files here, paste them, or').parentElement as HTMLElement;
  await act(async () => {
    fireEvent.drop(area, { dataTransfer: { files: [photo('dropped.jpg')], types: ['Files'] } });
  });
  expect(begun()).toEqual(['dropped.jpg']);
  await act(async () => {
    fireEvent.paste(document.body, { clipboardData: { files: [photo('pasted.jpg')] } });
  });
  expect(row('pasted.jpg')).toBeTruthy();
});

it('ignores a paste into a text box: a copied table also contains a picture', async () => {
  const { begun } = show();
  render(<textarea aria-label="Notes" />);
  await act(async () => {
    fireEvent.paste(screen.getByLabelText('Notes'), { clipboardData: { files: [photo('a.jpg')] } });
  });
  expect(begun()).toEqual([]);
});

it('keeps a file that misses it from being opened in place of the app', () => {
  show();
  const drop = createEvent.drop(document.body, { dataTransfer: { files: [], types: ['Files'] } });
  fireEvent(document.body, drop);
  expect(drop.defaultPrevented).toBe(true);
  const text = createEvent.drop(document.body, {
    dataTransfer: { files: [], types: ['text/plain'] },
  });
  fireEvent(document.body, text);
  expect(text.defaultPrevented).toBe(false);
});

it('shows previews, and revokes their URLs', async () => {
  const { choose } = show();
  await choose(photo('a.jpg'), report);
  expect(row('a.jpg').querySelector('img')?.getAttribute('src')).toBe('blob:a.jpg');
  expect(row('report.pdf').querySelector('img')).toBeNull();
  await press('Remove a.jpg');
  expect(URL.revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:a.jpg');
});

it('stops all uploads on unmount', async () => {
  const { choose, begun, sendings, unmount } = show();
  await choose(photo('a.jpg'), photo('b.jpg'));
  await act(async () => unmount());
  expect(sendings[0]?.signal.aborted).toBe(true);
  expect(begun()).toEqual(['a.jpg']);
});
