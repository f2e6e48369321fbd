import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import proxyaddr from 'proxy-addr';

/** Whether the proxy at an address is trusted to say whom it forwards. */
export type Trust = (address: string) => boolean;

/** @param ranges addresses, ranges in CIDR notation, and the names `loopback` and `uniquelocal` */
export function trustOf(ranges: readonly string[]): Trust {
  const trust = ranges.length === 0 ? () => false : proxyaddr.compile([...ranges]);
  return (address) => ipaddr.isValid(address) && trust(address, 0);
}

/** Where a request came from, as far as the headers can be trusted. */
export interface ClientAddress {
  readonly address: string;
  /**
   * The address of an untrusted proxy that looks like one of ours: it forwards from this machine or
   * a private network. All visitors behind it share one rate limit.
   */
  readonly unknownProxy?: string;
}

/** What a request is known by: the other end of its connection, and its headers. */
export type Sent = Pick<IncomingMessage, 'headers' | 'socket'>;

/**
 * Reads X-Forwarded-For from the right, past every trusted proxy: the first other address is the
 * visitor's, and anything further left could be forged. An entry may carry a port.
 */
export function clientAddress(request: Sent | undefined, trust: Trust): ClientAddress {
  if (request?.socket.remoteAddress === undefined) return { address: 'unknown' };
  const hops = proxyaddr.all(request as IncomingMessage, (hop) => trust(bare(hop) ?? ''));
  const addresses = hops.map(bare);
  // Where the last trusted proxy forwards somebody without an address, it is counted as itself.
  const address = addresses.findLast((one) => one !== undefined) ?? 'unknown';
  const isForwarded = request.headers['x-forwarded-for'] !== undefined;
  const isUnknown = isForwarded && hops.length === 1 && !trust(address) && isNearby(address);
  return { address, ...(isUnknown && { unknownProxy: address }) };
}

/** Loopback, private and link-local addresses: never those of visitors from the internet. */
const NEARBY = ['loopback', 'private', 'uniqueLocal', 'linkLocal'];

const isNearby = (address: string) =>
  ipaddr.isValid(address) && NEARBY.includes(ipaddr.parse(address).range());

/** Without brackets, port and zone; an IPv4 address that is mapped or translated, as itself. */
function bare(text: string): string | undefined {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/u.exec(text)?.[1];
  const withPort = /^(\d+\.\d+\.\d+\.\d+):\d+$/u.exec(text)?.[1];
  const given = (bracketed ?? withPort ?? text).replace(/%.*$/u, '');
  if (!ipaddr.isValid(given)) return undefined;
  const address = ipaddr.process(given);
  // A visitor behind NAT64 has the last 32 bits (RFC 6052, the well-known prefix).
  return address.range() === 'rfc6052'
    ? new ipaddr.IPv4(address.toByteArray().slice(-4)).toString()
    : address.toString();
}

/**
 * The network of an address: its leading bits, as a range. A household or host gets an IPv6 /64 or
 * larger and can change its address freely within it.
 */
export function networkOf(address: string, ipv4Bits: number, ipv6Bits: number): string {
  if (!ipaddr.isValid(address)) return address;
  const [type, bits] =
    ipaddr.parse(address).kind() === 'ipv4' ? [ipaddr.IPv4, ipv4Bits] : [ipaddr.IPv6, ipv6Bits];
  return `${type.networkAddressFromCIDR(`${address}/${bits}`).toString()}/${bits}`;
}
