/** Tests which IAM permissions a request of a Lambda needs, and that a running application's requests are recorded. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { callerOf, recordedPermissionsOf } from '#tests/support/permissions-of-request.ts';
import { readRecordedPermissions } from '#tests/support/recording-files.ts';
import { recordingArguments } from '#tests/support/running-app.ts';

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

/** Answers in one thread what another one sends: twice a call of a Lambda, one of the host, and a presigned upload. */
const program = `
  const { createServer, request } = require('node:http');
  const { isMainThread, Worker, workerData } = require('node:worker_threads');
  const signedBy = (keyId) => 'AWS4-HMAC-SHA256 Credential=' + keyId + '/20261122/us-east-1, Signature=1a2b';
  const target = 'AWSCognitoIdentityProviderService.AdminCreateUser';
  const send = (port, method, path, headers) =>
    new Promise((done) => request({ port, method, path, headers }, (answer) => answer.resume().on('end', done)).end('x'));
  if (isMainThread) {
    const server = createServer((incoming, outgoing) => incoming.resume().on('end', () => outgoing.end()));
    server.listen(0, '127.0.0.1', () => {
      const sender = new Worker(__filename, { workerData: server.address().port });
      sender.on('exit', () => server.close());
    });
  } else {
    (async () => {
      for (const keyId of ['auth', 'auth', 'local'])
        await send(workerData, 'POST', '/', { authorization: signedBy(keyId), 'x-amz-target': target });
      await send(workerData, 'PUT', '/files/uploads/5f1c?X-Amz-Credential=upload%2F20261122%2Fs3', {});
    })();
  }`;

test('each permission that a Lambda uses is recorded once by the thread that asks for it or answers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'torneo-recorded-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [file, script] = [join(folder, 'permissions.jsonl'), join(folder, 'program.cjs')];
  writeFileSync(script, program);
  execFileSync(process.execPath, [...recordingArguments(file), script]);
  const ofUserPool = { caller: 'auth', action: 'cognito-idp:AdminCreateUser', resource: 'user-pool' };
  const ofBucket = { caller: 'upload', action: 's3:PutObject', resource: 'files/uploads/' };
  expect(readRecordedPermissions(file)).toEqual([ofUserPool, ofUserPool, ofBucket]);
});
