import { describe, expect, it } from 'vitest';
import { readSettings } from '#server/settings.ts';
import { clientAddress, networkOf, type Sent } from './client-address.ts';

const trusting = (proxies: string) => readSettings({ TRUSTED_PROXIES: proxies }).trustedProxies;

const sent = (remoteAddress: string | undefined, forwarded: string | null) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === null ? {} : { 'x-forwarded-for': forwarded },
  }) as Sent;

it.each([
  ['203.0.113.1', 24, 48, '203.0.113.0/24'],
  ['203.0.113.1', 32, 64, '203.0.113.1/32'],
  ['2001:db8:1:2:3:4:5:6', 32, 64, '2001:db8:1:2::/64'],
  ['2001:db8:1:2ff::9', 32, 56, '2001:db8:1:200::/56'],
  ['2001:db8:1:2::9', 24, 48, '2001:db8:1::/48'],
  ['unknown', 32, 64, 'unknown'],
])('the network of %s at /%d or /%d is %s', (address, ipv4Bits, ipv6Bits, network) => {
  expect(networkOf(address, ipv4Bits, ipv6Bits)).toBe(network);
});

describe('the address of a visitor', () => {
  it.each([
    // Nobody is trusted: the header could be forged.
    ['', '203.0.113.5', '198.51.100.9', '203.0.113.5'],
    ['10.0.0.0/8', '10.0.0.1', 'forged, 198.51.100.9', '198.51.100.9'],
    ['10.0.0.0/8', '10.0.0.1', 'forged, 198.51.100.9, 10.0.0.2', '198.51.100.9'],
    ['loopback, private', '::ffff:127.0.0.1', '198.51.100.9, 192.168.1.1', '198.51.100.9'],
    // Azure and others append the port, which differs for each connection.
    ['10.0.0.1', '10.0.0.1', '198.51.100.9:41234', '198.51.100.9'],
    ['10.0.0.1', '10.0.0.1', '[2001:db8::9]:41234', '2001:db8::9'],
    ['fd00::/8', 'fd00::1', '2001:db8::9', '2001:db8::9'],
    // An IPv4 address is itself, however it is written or translated.
    ['', '::ffff:203.0.113.1', null, '203.0.113.1'],
    ['10.0.0.1', '10.0.0.1', '::ffff:cb00:7101', '203.0.113.1'],
    ['', '64:ff9b::203.0.113.1', null, '203.0.113.1'],
    ['10.0.0.1', '::ffff:10.0.0.1', '64:ff9b::cb00:7101', '203.0.113.1'],
    ['', 'fe80::1%eth0', null, 'fe80::1'],
    ['10.0.0.1', '10.0.0.1', 'nonsense', '10.0.0.1'],
    ['10.0.0.1', '10.0.0.1', null, '10.0.0.1'],
    ['', undefined, null, 'unknown'],
  ])(
    'with trusted proxies %j, connected from %s, forwarded %j: %s',
    (proxies, socket, forwarded, address) => {
      expect(clientAddress(sent(socket, forwarded), trusting(proxies)).address).toBe(address);
    },
  );

  it.each([
    ['', '10.0.0.1', '198.51.100.9', '10.0.0.1'],
    ['', '::1', '198.51.100.9', '::1'],
    ['192.168.0.0/16', '172.17.0.1', '198.51.100.9', '172.17.0.1'],
    // Visitors on the internet can send this header too.
    ['', '203.0.113.5', '198.51.100.9', undefined],
    ['', '10.0.0.1', null, undefined],
    ['10.0.0.1', '10.0.0.1', '198.51.100.9', undefined],
  ])(
    'with trusted proxies %j, connected from %s, forwarded %j: the unknown proxy is %s',
    (proxies, socket, forwarded, proxy) => {
      expect(clientAddress(sent(socket, forwarded), trusting(proxies)).unknownProxy).toBe(proxy);
    },
  );
});
