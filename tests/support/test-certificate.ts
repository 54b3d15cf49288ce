/** A self-signed X.509 certificate for a host name: a certificate authority of the tests' own, made for one run. */
import { generateKeyPairSync, sign } from 'node:crypto';

const tags = { integer: 0x02, bitString: 0x03, octetString: 0x04, oid: 0x06, utf8: 0x0c, utcTime: 0x17 };
const [sequence, set, dnsName, explicit0, explicit3] = [0x30, 0x31, 0x82, 0xa0, 0xa3];

/** One value in DER: its tag, its length, its content. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const length = content.length < 128 ? [content.length] : [0x82, content.length >> 8, content.length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

const oid = (hex: string): Buffer => der(tags.oid, Buffer.from(hex, 'hex'));
const ecdsaWithSha256 = der(sequence, oid('2a8648ce3d040302'));
const commonName = oid('550403');
const subjectAltName = oid('551d11');
/** YYMMDDhhmmssZ */
const utcTime = (moment: Date): Buffer =>
  der(tags.utcTime, Buffer.from(`${moment.toISOString().slice(2, 19).replace(/[-T:]/g, '')}Z`));

/** The certificate and its private key in PEM. Whoever trusts the certificate trusts a server of that host name. */
export function createTestCertificate(hostName: string): { cert: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const day = 24 * 60 * 60 * 1000;
  const name = der(sequence, der(set, der(sequence, commonName, der(tags.utf8, Buffer.from('Test authority')))));
  const hostNames = der(sequence, der(dnsName, Buffer.from(hostName)));
  const body = der(
    sequence,
    der(explicit0, der(tags.integer, Buffer.from([2]))),
    der(tags.integer, Buffer.from([1])),
    ecdsaWithSha256,
    name,
    der(sequence, utcTime(new Date(Date.now() - day)), utcTime(new Date(Date.now() + day))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(explicit3, der(sequence, der(sequence, subjectAltName, der(tags.octetString, hostNames)))),
  );
  const signature = der(tags.bitString, Buffer.from([0]), sign('sha256', body, privateKey));
  const certificate = der(sequence, body, ecdsaWithSha256, signature).toString('base64');
  const lines = certificate.match(/.{1,64}/g) ?? [];
  const cert = ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
  return { cert, key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() };
}
