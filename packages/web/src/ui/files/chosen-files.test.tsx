import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ChosenFiles } from './chosen-files.tsx';

afterEach(cleanup);

const ticket = new File(['a'], 'ticket.jpg');
const load = new File(['b'], 'load.jpg');

function Choosing() {
  const [files, setFiles] = useState<readonly File[]>([ticket, load]);
  return <ChosenFiles label="Photos to send" files={files} onChange={setFiles} />;
}

it('removes the pressed file, and keeps the others', async () => {
  render(<Choosing />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove ticket.jpg' }));
  const left = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(left).toEqual(['load.jpg']);
});
