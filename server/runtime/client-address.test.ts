import { describe, expect, it } from 'vitest';
import { clientAddress, isProxy, readProxies, withoutPort } from './client-address.ts';

const proxies = readProxies('127.0.0.1, 10.0.0.0/8, ::1,, fd00::/8');
const of = (peer: string, forwarded: string | null) => clientAddress(peer, forwarded, proxies);

describe('clientAddress', () => {
  it('is the peer, whatever an untrusted header says', () => {
    expect(of('203.0.113.9:51234', null)).toBe('203.0.113.9');
    expect(of('203.0.113.9:51234', '198.51.100.7')).toBe('203.0.113.9');
    expect(of('[2001:db8::9]:443', '198.51.100.7')).toBe('2001:db8::9');
  });

  it('is the address seen by our proxy, without entries before it', () => {
    expect(of('127.0.0.1:1', '198.51.100.7')).toBe('198.51.100.7');
    expect(of('127.0.0.1:1', '1.1.1.1, 198.51.100.7')).toBe('198.51.100.7');
    expect(of('[::ffff:10.1.2.3]:1', '1.1.1.1, 198.51.100.7, 10.9.9.9')).toBe('198.51.100.7');
    expect(of('[fd00::2]:1', '2001:db8::9')).toBe('2001:db8::9');
  });

  it('is the proxy when the header is empty', () => {
    expect(of('127.0.0.1:1', null)).toBe('127.0.0.1');
    expect(of('127.0.0.1:1', '')).toBe('127.0.0.1');
    expect(of('127.0.0.1:1', '10.0.0.5')).toBe('10.0.0.5');
  });

  it('ignores an invalid address', () => {
    expect(of('127.0.0.1:1', 'unknown')).toBe('unknown');
    expect(isProxy(proxies, 'unknown')).toBe(false);
  });
});

it('reads addresses without their ports', () => {
  expect(['192.0.2.1:443', '192.0.2.1', '[::1]:5', '::1', '2001:db8::1'].map(withoutPort)).toEqual([
    '192.0.2.1',
    '192.0.2.1',
    '::1',
    '::1',
    '2001:db8::1',
  ]);
});
