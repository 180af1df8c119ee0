/** The caller, as far as an address shows it: with IPv6 anyone has a whole /64. */
export const clientKeyOf = (address: string | undefined): string =>
  address?.includes('.') ? address : networkKeyOf(address);

/** The neighbourhood of an address: /24 of IPv4, /64 of IPv6. */
export function networkKeyOf(address: string | undefined): string {
  // Once the client has gone, its socket has no address.
  if (address === undefined) return 'unknown';
  const v4 = address.replace(/^::ffff:/, '');
  if (v4.includes('.')) return v4.split('.').slice(0, 3).join('.');
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const isShort = tail !== undefined && groups.length < 4;
  return [...groups, ...(isShort ? Array(4 - groups.length).fill('0') : [])].slice(0, 4).join(':');
}
