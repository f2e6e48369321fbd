import { isIP, isIPv6, type BlockList } from 'node:net';

/** Where a request came from, as far as the headers can be trusted. */
export interface ClientAddress {
  readonly address: string;
  /**
   * The address of an untrusted proxy that looks like one of ours: it forwards from this machine or
   * a private network. All visitors behind it share one rate limit.
   */
  readonly unknownProxy?: string;
}

/**
 * Reads X-Forwarded-For from the right, past every trusted proxy: the first other address is the
 * visitor's, and anything further left could be forged. An entry may carry a port.
 * @param socketAddress the other end of the connection
 * @param forwarded the X-Forwarded-For header
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwarded: string | null,
  trusted: BlockList,
): ClientAddress {
  let address = bareAddress(socketAddress ?? '') ?? 'unknown';
  if (forwarded === null || forwarded.trim() === '') return { address };
  if (!contains(trusted, address)) {
    return { address, ...(isNearby(address) && { unknownProxy: address }) };
  }
  for (const hop of forwarded.split(',').toReversed()) {
    const told = bareAddress(hop.trim());
    // The forwarded entry is unreadable: fall back to the proxy before it.
    if (told === undefined) break;
    address = told;
    if (!contains(trusted, address)) break;
  }
  return { address };
}

/** The address without brackets, port and zone; IPv4 in its own form. */
function bareAddress(text: string): string | undefined {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/u.exec(text)?.[1];
  const withPort = /^(\d+\.\d+\.\d+\.\d+):\d+$/u.exec(text)?.[1];
  const address = (bracketed ?? withPort ?? text).replace(/%.*$/u, '');
  if (isIP(address) === 0) return undefined;
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.[1] ?? address;
}

function contains(list: BlockList, address: string): boolean {
  return isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Loopback, private and link-local addresses: never those of visitors from the internet. */
function isNearby(address: string): boolean {
  return /^(?:127\.|10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|::1$|f[cd]|fe[89ab])/iu.test(
    address,
  );
}

/**
 * The network of an address: its leading bits, written as a range. A household or host gets an IPv6
 * /64 or larger and can change its address freely within it.
 */
export function networkOf(address: string, ipv4Bits: number, ipv6Bits: number): string {
  const bare = bareAddress(address);
  if (bare === undefined) return address;
  if (isIPv6(bare) ? ipv6Bits === 0 : ipv4Bits === 0) return 'everybody';
  if (isIPv6(bare)) return `${masked(ipv6Bytes(bare), ipv6Bits)}/${ipv6Bits}`;
  return `${masked(bare.split('.').map(Number), ipv4Bits)}/${ipv4Bits}`;
}

function masked(bytes: readonly number[], bits: number): string {
  return bytes
    .map((byte, index) => byte & (0xff << (8 - Math.min(8, Math.max(0, bits - index * 8)))) & 0xff)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

function ipv6Bytes(address: string): number[] {
  // URL returns the shortest form; expand it to eight groups.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::', 2);
  const groups = (text: string | undefined) => (text ? text.split(':') : []);
  const filled = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array<string>(filled).fill('0'), ...groups(tail)];
  return all.flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 0xff];
  });
}
