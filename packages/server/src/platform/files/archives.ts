const endMark = Buffer.from('504b0506', 'hex');
const entryMark = 0x02014b50;
const longestEnd = 22 + 65_535;

const mostEntries = 5_000;
const mostUnpacked = 1_000_000_000;
const mostTimes = 100;

type Entry = { name: string; unpacked: number };

/**
 * A Word, Excel or PowerPoint file is an archive. Opening it unpacks it: one that would fill
 * their memory, write outside its folder or bring macros along is not kept. Nothing is unpacked here.
 */
export function isHarmlessArchive(bytes: Buffer): boolean {
  const entries = entriesOf(bytes);
  if (!entries || entries.length > mostEntries) return false;
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  const isBomb = unpacked > mostUnpacked || unpacked > mostTimes * bytes.length;
  return !isBomb && entries.every(({ name }) => !/(^|[/\\])\.\.([/\\]|$)|^[/\\]|vba/i.test(name));
}

/** The entries in its table of contents; undefined if that is incomplete. */
function entriesOf(bytes: Buffer): Entry[] | undefined {
  const end = bytes.lastIndexOf(endMark);
  if (end < 0 || end < bytes.length - longestEnd || end + 22 > bytes.length) return;
  const entries: Entry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  while (entries.length < bytes.readUInt16LE(end + 10)) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== entryMark) return;
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.toString('utf8', at + 46, nameEnd),
      unpacked: bytes.readUInt32LE(at + 24),
    });
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}
