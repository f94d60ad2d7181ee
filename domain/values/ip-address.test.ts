import { describe, expect, it } from 'vitest';
import { networkOf, networkPrefix, plainAddress } from './ip-address.ts';

describe('an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:DB8::1', '2001:db8:0:0:0:0:0:1'],
    ['2001:0db8:0001:0002:0003:0004:0005:0006', '2001:db8:1:2:3:4:5:6'],
    ['::1', '0:0:0:0:0:0:0:1'],
    ['::', '0:0:0:0:0:0:0:0'],
    ['local', 'local'],
  ])('%s is %s', (text, plain) => expect(plainAddress(text)).toBe(plain));
});

describe('the network of a visitor', () => {
  it('is the /64 of an IPv6 address, whatever its second half', () => {
    expect(networkOf('2001:db8:1:2::1')).toBe('2001:db8:1:2::/64');
    expect(networkOf('2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe('2001:db8:1:2::/64');
    expect(networkOf('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64');
  });

  it('is an IPv4 address itself', () => expect(networkOf('203.0.113.7')).toBe('203.0.113.7'));

  it('begins every address that is in it', () => {
    expect(networkPrefix('2001:db8:1:2::/64')).toBe('2001:db8:1:2:');
    expect(networkPrefix('203.0.113.7')).toBeNull();
  });
});
