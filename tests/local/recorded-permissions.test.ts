/** The permissions that the recording proxies in front of the local services derive from a request. */

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { callerOf, recordedPermissionsOf } from '#infra/local/services/recorded-permissions.ts';
import { recordPermissionsIn, startRecordingProxy } from '#infra/local/services/recording-proxy.ts';
import { readRecordedPermissions } from '#tests/support/recording-files.ts';

const signedBy = (keyId: string) => ({
  authorization: `AWS4-HMAC-SHA256 Credential=${keyId}/20261122/us-east-1/dynamodb/aws4_request, Signature=1a2b`,
});

describe('the caller', () => {
  test('is the Lambda whose name is the key id in the signed headers or the presigned URL', () => {
    expect(callerOf({ url: '/', headers: signedBy('teams') })).toBe('teams');
    expect(callerOf({ url: '/files/uploads/1?X-Amz-Credential=upload%2F20261122%2Fs3', headers: {} })).toBe('upload');
  });

  test('is nobody for the host, for commands and for unsigned requests, which need no permission', () => {
    for (const keyId of ['local', 'AKIAIOSFODNN7EXAMPLE']) {
      expect(callerOf({ url: '/', headers: signedBy(keyId) })).toBeUndefined();
    }
    expect(callerOf({ url: '/', headers: {} })).toBeUndefined();
  });
});

const onTable = (operation: string, body: object) =>
  recordedPermissionsOf(
    'teams',
    {
      method: 'POST',
      url: '/',
      headers: { 'x-amz-target': `DynamoDB_20120810.${operation}` },
      body: JSON.stringify(body),
    },
    200,
  ).map(({ action, resource, key }) => [action, resource, key].join(' '));
const key = (pk: string) => ({ pk: { S: pk }, sk: { S: 'x' } });

describe('a call to the table', () => {
  test('needs a permission for each part of a transaction, but none for the transaction', () => {
    const parts = [
      { Put: { Item: key('EMAIL#marta@test.ar') } },
      { Update: { Key: key('ALL#TEAM') } },
      { Delete: { Key: key('ID#MATCH#7') } },
      { ConditionCheck: { Key: key('ALL#USER') } },
    ];
    expect(onTable('TransactWriteItems', { TransactItems: parts })).toEqual([
      'dynamodb:PutItem table EMAIL#',
      'dynamodb:UpdateItem table ALL#TEAM',
      'dynamodb:DeleteItem table ID#',
      'dynamodb:ConditionCheckItem table ALL#USER',
    ]);
  });

  test('needs a permission for the partition that it reads, or for the index', () => {
    const ofTournament = {
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':prefix': { S: 'M#' }, ':pk': { S: 'T#12' } },
    };
    expect(onTable('Query', ofTournament)).toEqual(['dynamodb:Query table T#']);
    expect(onTable('Query', { IndexName: 'byKind' })).toEqual(['dynamodb:Query table/index/byKind ']);
    expect(onTable('BatchGetItem', { RequestItems: { torneo: { Keys: [key('T#1'), key('TEAM#2')] } } })).toEqual([
      'dynamodb:BatchGetItem table T#',
      'dynamodb:BatchGetItem table TEAM#',
    ]);
  });

  test('that the application never makes needs the permission with the name of its operation', () => {
    expect(onTable('Scan', {})).toEqual(['dynamodb:Scan table ?']);
  });
});

describe('a call to the bucket', () => {
  const onFile = (method: string, url: string, { status = 200, headers = {} } = {}) =>
    recordedPermissionsOf('upload', { method, url, headers, body: '' }, status).map(
      ({ action, resource }) => `${action} ${resource}`,
    );

  test('needs the permission to list files only to learn that one is missing', () => {
    expect(onFile('GET', '/files/uploads/5f1c')).toEqual(['s3:GetObject files/uploads/']);
    expect(onFile('HEAD', '/files/logos/5f1c.webp', { status: 404 })).toEqual([
      's3:GetObject files/logos/',
      's3:ListBucket files',
    ]);
    expect(onFile('DELETE', '/files/logos/5f1c.webp?tagging', { status: 404 })).toContain('s3:ListBucket files');
    expect(onFile('DELETE', '/files/uploads/5f1c', { status: 404 })).toEqual(['s3:DeleteObject files/uploads/']);
  });

  test('needs separate permissions to write and to remove tags', () => {
    expect(onFile('PUT', '/files/logos/5f1c.webp', { headers: { 'x-amz-tagging': 'unclaimed=1' } })).toEqual([
      's3:PutObject files/logos/',
      's3:PutObjectTagging files/logos/',
    ]);
    expect(onFile('DELETE', '/files/logos/5f1c.webp?tagging')).toEqual(['s3:DeleteObjectTagging files/logos/']);
  });

  test('needs the permission to read what it replaces or deletes on a condition', () => {
    const headers = { 'if-match': '"1a2b"' };
    expect(onFile('PUT', '/site/paginas/tv/7.html', { headers })).toEqual([
      's3:PutObject site/paginas/',
      's3:GetObject site/paginas/',
    ]);
    expect(onFile('DELETE', '/site/paginas/tv/7.html', { headers })).toContain('s3:GetObject site/paginas/');
    expect(onFile('PUT', '/site/paginas/tv/7.html', { headers: { 'if-none-match': '*' } })).toHaveLength(1);
  });

  test('needs the permission to list a bucket to list it', () => {
    expect(onFile('GET', '/site/?list-type=2&prefix=paginas%2F')).toEqual(['s3:ListBucket site']);
  });

  test('needs no permission for a CORS preflight', () => {
    expect(onFile('OPTIONS', '/files/uploads/5f1c')).toEqual([]);
  });

  test('that the application never makes needs a permission that no policy grants', () => {
    expect(onFile('POST', '/files/logos/5f1c.webp')).toEqual(['s3:POST files/logos/']);
  });
});

describe('a recording proxy', () => {
  const folder = mkdtempSync(join(tmpdir(), 'torneo-proxy-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function startService(answer: RequestListener) {
    const server = createServer(answer).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return { target: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
  }

  test('forwards request and answer unchanged, and writes each permission once', async () => {
    const service = await startService(async (incoming, outgoing) => {
      const body = Buffer.concat(await incoming.toArray()).toString();
      outgoing.writeHead(418, { 'x-method': incoming.method });
      outgoing.end(`${incoming.headers.host} ${incoming.url} ${body}`);
    });
    const file = join(folder, 'permissions.jsonl');
    const proxy = await startRecordingProxy(service.target, recordPermissionsIn(file));
    for (const _time of [1, 2]) {
      const headers = { ...signedBy('auth'), 'x-amz-target': 'AWSCognitoIdentityProviderService.AdminCreateUser' };
      const answer = await fetch(`${proxy.endpoint}/a?b=c`, { method: 'POST', headers, body: 'secret' });
      expect([answer.status, answer.headers.get('x-method')]).toEqual([418, 'POST']);
      expect(await answer.text()).toBe(`${new URL(proxy.endpoint).host} /a?b=c secret`);
    }
    await proxy.stop();
    service.stop();
    expect(readRecordedPermissions(file)).toEqual([
      { caller: 'auth', action: 'cognito-idp:AdminCreateUser', resource: 'user-pool' },
    ]);
  });

  test('closes the connection when the service does', async () => {
    const service = await startService((incoming) => incoming.socket.destroy());
    const proxy = await startRecordingProxy(service.target, recordPermissionsIn(join(folder, 'broken.jsonl')));
    await expect(fetch(proxy.endpoint)).rejects.toThrow('fetch failed');
    await proxy.stop();
    service.stop();
  });
});
