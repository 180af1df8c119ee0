import type { ProjectFile } from '@sitewright/domain/files/file';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useContractSearch } from '../projects/contract-frame/contract-search.ts';

type Props = { file: Pick<ProjectFile, 'id'>; className?: string; children: ReactNode };

/** Opens a file over the page; the address says so, and can be sent to others. */
export const FileLink = ({ file, ...rest }: Props) => (
  <Link to="." search={{ ...useContractSearch(), file: file.id }} resetScroll={false} {...rest} />
);
