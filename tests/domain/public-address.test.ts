/** Which addresses of other sites a logo may have: public host names only. */
import { expect, test } from 'vitest';
import { isPublicAddress } from '#shared/domain/public-address.ts';

/** A host name of that many characters. */
const hostOfLength = (length: number) => `${'a.'.repeat(120)}${'b'.repeat(length - 243)}.ar`;

test('a host name has at most 253 characters', () => {
  expect(isPublicAddress(`https://${hostOfLength(253)}/e.png`)).toBe(true);
  expect(isPublicAddress(`https://${hostOfLength(254)}/e.png`)).toBe(false);
});

test.each([
  'https://club.ar/escudo.png',
  'https://club.com.ar',
  'https://club.ar:443/escudo.png',
  'https://img-1.cdn.club.com.ar/a/b%20c.png?w=200&h=200#x',
  'https://CLUB.AR/escudo.png',
  'https://ñandú.com.ar/escudo.png',
  'https://xn--and-6ma2c.com.ar/escudo.png',
  'https://club.xn--p1ai/escudo.png',
  'https://club.ar/usuario@otro',
  'https://1000.ar/escudo.png',
])('the address %s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ['another scheme', 'http://club.ar/e.png'],
  ['another scheme', 'javascript:alert(1)'],
  ['no host', 'https:///e.png'],
  ['a user', 'https://admin@club.ar/e.png'],
  ['a user and password', 'https://admin:clave@club.ar/e.png'],
  ['a user that looks like a host', 'https://club.ar:x@10.0.0.1/e.png'],
  ['another port', 'https://club.ar:8443/e.png'],
  ['an empty port', 'https://club.ar:/e.png'],
  ['the loopback number', 'https://127.0.0.1/e.png'],
  ['a private network', 'https://10.1.2.3/e.png'],
  ['a private network', 'https://192.168.0.1/e.png'],
  ['a link-local number', 'https://169.254.169.254/latest/meta-data'],
  ['a public number', 'https://200.45.0.10/e.png'],
  ['a decimal number', 'https://2130706433/e.png'],
  ['a hexadecimal number', 'https://0x7f000001/e.png'],
  ['hexadecimal parts', 'https://0x7f.0.0.0x1/e.png'],
  ['octal parts', 'https://0177.0.0.01/e.png'],
  ['a short number', 'https://127.1/e.png'],
  ['a number with a trailing dot', 'https://127.0.0.1./e.png'],
  ['wide digits', 'https://１２７.０.０.１/e.png'],
  ['a wide dot', 'https://127．0．0．1/e.png'],
  ['an ideographic dot', 'https://127。0。0。1/e.png'],
  ['IPv6', 'https://[::1]/e.png'],
  ['IPv6 of a private network', 'https://[fd00::1]/e.png'],
  ['IPv4 in IPv6', 'https://[::ffff:10.0.0.1]/e.png'],
  ['the name of this machine', 'https://localhost/e.png'],
  ['the name of this machine', 'https://LOCALHOST/e.png'],
  ['a name below that of this machine', 'https://club.localhost/e.png'],
  ['the name of this machine in wide letters', 'https://ｌｏｃａｌｈｏｓｔ/e.png'],
  ['the name of this machine, escaped', 'https://%6c%6f%63%61%6c%68%6f%73%74/e.png'],
  ['a soft hyphen', 'https://local\u00adhost/e.png'],
  ['a name without a domain', 'https://intranet/e.png'],
  ['a name of the network', 'https://impresora.local/e.png'],
  ['a name of the network', 'https://metadata.google.internal/e.png'],
  ['a name of the network', 'https://router.home.arpa/e.png'],
  ['a trailing dot', 'https://impresora.local./e.png'],
  ['an empty label', 'https://club..ar/e.png'],
  ['a label with a hyphen first', 'https://-club.ar/e.png'],
  ['a backslash', 'https://club.ar\\@10.0.0.1/e.png'],
  ['a space', 'https://club.ar/e .png'],
  ['a line break', 'https://club\n.ar/e.png'],
])('an address with %s is not public: %s', (_, address) => {
  expect(isPublicAddress(address)).toBe(false);
});

/** Node's `URL` stands for the browser here: both parse addresses by the same standard. */
test.each(['https://ﬁlas.ar/e.png', 'https://club.ar:443/e.png', 'https://ñandú.com.ar/e.png'])(
  'a browser reads the accepted address %s as a host name without port or user',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
    const { hostname, port, username } = new URL(address);
    expect({ hasDot: hostname.includes('.'), port, username }).toEqual({ hasDot: true, port: '', username: '' });
  },
);
